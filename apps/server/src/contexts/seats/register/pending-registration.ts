import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { hashToken, isToken } from '../../../platform/sessions/token.ts'
import { seatReservation } from '../database/tables.ts'

const COLUMNS = {
  id: sql<string>`id`,
  emailAddress: sql<string>`email_address`,
  startedAt: sql<Date | null>`started_at`.mapWith(seatReservation.startedAt),
  termsOfUseVersion: sql<string | null>`terms_of_use_version`,
  dataProtectionVersion: sql<string | null>`data_protection_version`,
}

/**
 * The seat for a mailed link, and the consents given when the registration began by a sponsor's link; null
 * when the link is no longer valid. An invited person has not given any consent yet.
 *
 * @param options `isLocking`: locks link and seat until the transaction ends; not in a query
 */
export const findPendingRegistration = async (
  tx: Tx,
  token: string,
  now: Date,
  { isLocking = false } = {},
) => {
  if (!isToken(token)) return null
  const of = sql`${hashToken(token)}, ${now.toISOString()}::timestamptz`
  const [row] = await tx
    .select(COLUMNS)
    .from(isLocking ? sql`lookups.lock_pending_seat(${of})` : sql`lookups.find_pending_seat(${of})`)
  if (!row) return null
  const { id, emailAddress, startedAt, ...acceptedTexts } = row
  return { seat: { id, emailAddress }, begun: startedAt ? { startedAt, ...acceptedTexts } : null }
}

/**
 * Assigns that seat to the account that the transaction acts as, created with the seat's address, and ends
 * its links.
 */
export const acceptSeat = async (tx: Tx, token: string, now: Date): Promise<void> => {
  await tx.execute(sql`SELECT lookups.accept_seat(${hashToken(token)}, ${now.toISOString()}::timestamptz)`)
}
