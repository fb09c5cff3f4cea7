import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { countedPeople } from '../../platform/tenancy/counted-people.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { availableSeatsChange, seat, sponsor } from '../seats/index.ts'
import { sponsorReportMonth } from './database/tables.ts'

export const findCompany = async (
  tx: Tx,
  sponsorId: string,
): Promise<{ name: string; since: Date } | null> => {
  const [row] = await tx
    .select({ name: sponsor.name, since: sponsor.createdAt })
    .from(sponsor)
    .where(eq(sponsor.id, sponsorId))
  return row ?? null
}

export const sponsorsWithout = (tx: Tx, month: string): Promise<{ sponsorId: string }[]> =>
  tx
    .select({ sponsorId: sponsor.id })
    .from(sponsor)
    .leftJoin(
      sponsorReportMonth,
      and(eq(sponsorReportMonth.sponsorId, sponsor.id), eq(sponsorReportMonth.month, month)),
    )
    .where(isNull(sponsorReportMonth.month))

/** All people with an account on one of the sponsor's seats before the month ended, who still have it (`countedPeople`). */
export const registeredBefore = async (tx: Tx, sponsorId: string, end: Date): Promise<string[]> => {
  const rows = await tx
    .select({ id: appUser.id })
    .from(seat)
    .innerJoin(appUser, eq(appUser.id, seat.accountId))
    .where(
      and(
        eq(seat.sponsorId, sponsorId),
        eq(seat.status, 'ACCEPTED'),
        lt(appUser.createdAt, end),
        sql`${appUser.id} IN (SELECT person.id FROM ${countedPeople} AS person)`,
      ),
    )
  return rows.map(({ id }) => id)
}

/** Oldest first. */
export const findSeatChanges = async (tx: Tx, appId: string) => ({
  sponsors: await tx
    .select({ sponsorId: sponsor.id, name: sponsor.name })
    .from(sponsor)
    .where(eq(sponsor.appId, appId)),
  changes: await tx
    .select()
    .from(availableSeatsChange)
    .where(eq(availableSeatsChange.appId, appId))
    .orderBy(asc(availableSeatsChange.changedAt), asc(availableSeatsChange.id)),
})
