import { and, asc, lte, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { habitIntent } from '../habits/index.ts'

/** Users per transaction: their own commands wait at most for one. */
const PEOPLE_AT_ONCE = 200
/** Due intents that are searched for users that are not locked. */
const DUE_AT_ONCE = 2000

export type Reminded = Pick<
  typeof appUser.$inferSelect,
  'id' | 'emailAddress' | 'role' | 'hasCompletedOnboarding' | 'isDisabled' | 'notificationSettings'
>

/**
 * Locks users as their own commands do: one worker handles all of a user's habits together.
 * @returns `mayBeMore`: whether the search has stopped at one of its limits
 */
export const lockDuePeople = async (
  tx: Tx,
  now: Date,
): Promise<{ people: Reminded[]; mayBeMore: boolean }> => {
  const { id, emailAddress, role, hasCompletedOnboarding, isDisabled, notificationSettings } = appUser
  const due = tx
    .$with('due')
    .as(
      tx
        .select({ userId: habitIntent.userId })
        .from(habitIntent)
        .where(lte(habitIntent.nextReminderAt, now))
        .orderBy(asc(habitIntent.nextReminderAt))
        .limit(DUE_AT_ONCE),
    )
  const people = await tx
    .with(due)
    .select({
      ...{ id, emailAddress, role, hasCompletedOnboarding, isDisabled, notificationSettings },
      searched: sql<number>`(SELECT count(*)::int FROM ${due})`,
    })
    .from(appUser)
    .where(sql`${id} IN (SELECT ${due.userId} FROM ${due})`)
    .limit(PEOPLE_AT_ONCE)
    .for('no key update', { skipLocked: true })
  return {
    people,
    mayBeMore: people.length === PEOPLE_AT_ONCE || people[0]?.searched === DUE_AT_ONCE,
  }
}

export const dueIntentsOf = (tx: Tx, people: readonly Reminded[], now: Date) => {
  const ids = people.map(({ id }) => id)
  return tx
    .select()
    .from(habitIntent)
    .where(and(anyOf(habitIntent.userId, ids), lte(habitIntent.nextReminderAt, now)))
}
