import type { HabitInPackage } from '@wohlauf/contract/course-packages/package-parts'
import { and, eq } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import { lockList } from '../../platform/database/lock-list.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { habit } from './database/tables.ts'

/** Keys are the habits' ids. */
export const habitsToPack = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HabitInPackage>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(habit)
    .where(anyOf(habit.id, [...ids]))
  return new Map(
    rows.map(({ id, title, minRuntimeWeeks, introduction }) => [
      id,
      { title, minRuntime: minRuntimeWeeks, introduction },
    ]),
  )
}

/** The app's habit with the same texts and weeks; null without one. */
export const findSameHabit = async (
  tx: Tx,
  { title, minRuntime, introduction }: HabitInPackage,
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: habit.id })
    .from(habit)
    .where(
      and(
        eq(habit.title, title),
        eq(habit.minRuntimeWeeks, minRuntime),
        eq(habit.introduction, introduction),
      ),
    )
    .orderBy(habit.createdAt)
    .limit(1)
  return row?.id ?? null
}

/** @returns the id of the app's habit with the same texts, which is created if missing */
export const keepHabit = async (tx: Tx, fields: HabitInPackage, now: Date): Promise<string> => {
  await lockList(tx, habit)
  const same = await findSameHabit(tx, fields)
  if (same) return same
  const { title, minRuntime, introduction } = fields
  const [row] = await tx
    .insert(habit)
    .values({ title, minRuntimeWeeks: minRuntime, introduction, createdAt: now })
    .returning({ id: habit.id })
  if (!row) throw new Error('a habit was not inserted')
  return row.id
}
