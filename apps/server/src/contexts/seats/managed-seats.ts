import { and, count, eq, gt, sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type SeatStatus, seat, seatRevocation } from './database/tables.ts'
import { isDone } from './is-done.ts'
import { maySponsorRevoke, REVOCATION_WINDOW_MS } from './rules/may-revoke.ts'
import { lockSponsor, type Sponsor } from './sponsors/sponsor-seats.ts'

export type ManagedSeat = {
  id: string
  sponsor: Sponsor
  emailAddress: string
  status: SeatStatus
  accountId: string | null
}

const readSeat = async (tx: Tx, seatId: string) => {
  const [row] = await tx.select().from(seat).where(eq(seat.id, seatId))
  return row ?? null
}

/**
 * Locks its sponsor: no other seat of the sponsor is taken, given back or renewed until the transaction ends.
 * Only its owner may complete it meanwhile.
 * @returns null for an unknown seat, a freed one, and another sponsor's
 */
export const lockSeat = async (tx: Tx, seatId: string): Promise<ManagedSeat | null> => {
  const unlockedSeat = await readSeat(tx, seatId)
  const sponsor = unlockedSeat && (await lockSponsor(tx, unlockedSeat.sponsorId))
  // Reads it again: another manager may have freed it while this one waited.
  const current = sponsor && (await readSeat(tx, seatId))
  if (!current) return null
  const { id, emailAddress, status, accountId } = current
  return { id, sponsor, emailAddress, status, accountId }
}

/** Null without a valid one. */
export const findCompletionLink = async (
  tx: Tx,
  seatId: string,
  now: Date,
): Promise<{ id: string; expiresAt: Date } | null> => {
  const { rows } = await tx.execute<{ id: string; expiresAt: string }>(
    sql`SELECT id, expires_at AS "expiresAt" FROM ${schemas.lookups}.find_completion_link(${boundApp}, ${seatId}, ${now.toISOString()}::timestamptz)`,
  )
  const [link] = rows
  return link ? { id: link.id, expiresAt: new Date(link.expiresAt) } : null
}

/** The seat counts as invited or begun now. @returns false when its owner has completed it meanwhile */
export const renewSeat = (tx: Tx, seatId: string, now: Date): Promise<boolean> =>
  isDone(tx, sql`${schemas.lookups}.renew_seat(${boundApp}, ${seatId}, ${now.toISOString()}::timestamptz)`)

/**
 * Its links, begun registration and waiting mails are deleted with it.
 * @returns false when its owner has completed it meanwhile
 */
export const withdrawSeat = (tx: Tx, seatId: string): Promise<boolean> =>
  isDone(tx, sql`${schemas.lookups}.withdraw_seat(${boundApp}, ${seatId})`)

/** Whether this manager may see that the seat was revoked before: then a second press has nothing left to do. */
export const wasRevoked = async (tx: Tx, seatId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ id: seatRevocation.seatId })
    .from(seatRevocation)
    .where(eq(seatRevocation.seatId, seatId))
  return row !== undefined
}

/** Whether a sponsor's manager may revoke one more used seat today. The sponsor must be locked. */
export const mayRevokeToday = async (tx: Tx, sponsorId: string, now: Date): Promise<boolean> => {
  const since = new Date(now.getTime() - REVOCATION_WINDOW_MS)
  const isToday = and(
    eq(seatRevocation.sponsorId, sponsorId),
    eq(seatRevocation.wasAccepted, true),
    eq(seatRevocation.isBySponsor, true),
    gt(seatRevocation.revokedAt, since),
  )
  const [[usedSeats], [today]] = await Promise.all([
    tx
      .select({ accepted: count() })
      .from(seat)
      .where(and(eq(seat.sponsorId, sponsorId), eq(seat.status, 'ACCEPTED'))),
    tx.select({ revoked: count() }).from(seatRevocation).where(isToday),
  ])
  return maySponsorRevoke({ accepted: usedSeats?.accepted ?? 0, revoked: today?.revoked ?? 0 })
}

/** Records that a seat was revoked: without its address, and without the account's id. */
export const recordRevocation = async (
  tx: Tx,
  { id, sponsor, status }: ManagedSeat,
  { isBySponsor, now }: { isBySponsor: boolean; now: Date },
): Promise<void> => {
  await tx.insert(seatRevocation).values({
    seatId: id,
    sponsorId: sponsor.id,
    wasAccepted: status === 'ACCEPTED',
    isBySponsor,
    revokedAt: now,
  })
}
