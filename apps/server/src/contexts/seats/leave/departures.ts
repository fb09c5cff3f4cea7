import { count, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../../platform/database/any-of.ts'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { ClosedAccounts } from '../../../platform/tenancy/closed-accounts.ts'
import { accountDeparture } from '../database/tables.ts'
import { isDone } from '../is-done.ts'

export type Departure = typeof accountDeparture.$inferSelect

export const findLeavingRules = async (
  tx: Tx,
): Promise<{ graceDays: number; allowsPrivateMembers: boolean }> => {
  const { rows } = await tx.execute<{ graceDays: number; allowsPrivateMembers: boolean }>(
    sql`SELECT grace_days AS "graceDays", allows_private_members AS "allowsPrivateMembers" FROM ${schemas.lookups}.leaving_rules(${boundApp})`,
  )
  const [rules] = rows
  if (!rules) throw new Error('The bound app does not exist.')
  return rules
}

/**
 * The sponsor and the account are locked.
 * @param departure `endsOn`: the last Berlin day before the account is deleted
 * @returns false when it was freed already
 */
export const beginDeparture = (
  tx: Tx,
  seatId: string,
  { id, now, endsOn }: { id: string; now: Date; endsOn: string },
): Promise<boolean> =>
  isDone(
    tx,
    sql`${schemas.lookups}.begin_departure(${boundApp}, ${seatId}, ${id}, ${now.toISOString()}::timestamptz, ${endsOn}::date)`,
  )

/**
 * The sponsor and the account are locked; the seat gets the departure's id. @returns false when its address
 * has another seat by now
 */
export const undoDeparture = (tx: Tx, departureId: string): Promise<boolean> =>
  isDone(tx, sql`${schemas.lookups}.undo_departure(${boundApp}, ${departureId})`)

export const findDeparture = async (tx: Tx, departureId: string): Promise<Departure | null> => {
  const [departure] = await tx.select().from(accountDeparture).where(eq(accountDeparture.id, departureId))
  return departure ?? null
}

const departureQuery = (tx: Tx, name: string) =>
  tx
    .select()
    .from(accountDeparture)
    .where(eq(accountDeparture.accountId, sql.placeholder('accountId')))
    .prepare(name)

/** Null while the account is open. Its lock serializes the calls: each reads the departure after it got the lock. */
export const findDepartureOf = async (tx: Tx, accountId: string): Promise<Departure | null> => {
  const [departure] = await prepared(tx, 'departure-of', departureQuery).execute({ accountId })
  return departure ?? null
}

/** Ends the departure of the account that the transaction acts as: it stays, without a seat. */
export const endDeparture = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.delete(accountDeparture).where(eq(accountDeparture.accountId, accountId))
}

export const countDepartures = async (tx: Tx, sponsorId: string): Promise<number> => {
  const [row] = await tx
    .select({ departures: count() })
    .from(accountDeparture)
    .where(eq(accountDeparture.sponsorId, sponsorId))
  return row?.departures ?? 0
}

const departedAmong = async (tx: Tx, accountIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .select({ accountId: accountDeparture.accountId })
    .from(accountDeparture)
    .where(anyOf(accountDeparture.accountId, accountIds))
  return new Set(rows.map(({ accountId }) => accountId))
}

export const closedAccounts: ClosedAccounts = {
  lastDayOf: async (tx, accountId) => (await findDepartureOf(tx, accountId))?.endsOn ?? null,
  among: departedAmong,
}
