import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { hashToken, isToken } from '../../../platform/sessions/token.ts'
import { seatReservation } from '../database/tables.ts'

const COLUMNS = {
  id: sql<string>`id`,
  emailAddress: sql<string>`email_address`,
  sponsorName: sql<string>`sponsor_name`,
  startedAt: sql<Date | null>`started_at`.mapWith(seatReservation.startedAt),
  termsOfUseVersion: sql<string | null>`terms_of_use_version`,
  dataProtectionVersion: sql<string | null>`data_protection_version`,
}

/**
 * Includes the consents given when the registration began by a sponsor's link; an invited person has given none
 * yet. Null when the link is no longer valid.
 * @param options `isLocking`: locks link and seat until the transaction ends; not in a query
 */
export const findPendingRegistration = async (
  tx: Tx,
  token: string,
  now: Date,
  { isLocking = false } = {},
) => {
  if (!isToken(token)) return null
  const linkArgs = sql`${hashToken(token)}, ${now.toISOString()}::timestamptz`
  const [row] = await tx
    .select(COLUMNS)
    .from(
      isLocking
        ? sql`${schemas.lookups}.lock_pending_seat(${boundApp}, ${linkArgs})`
        : sql`${schemas.lookups}.find_pending_seat(${boundApp}, ${linkArgs})`,
    )
  if (!row) return null
  const { id, emailAddress, sponsorName, startedAt, ...acceptedTexts } = row
  return {
    seat: { id, emailAddress },
    sponsorName,
    begun: startedAt ? { startedAt, ...acceptedTexts } : null,
  }
}

/** The account, which the transaction acts as, was created with the seat's address. */
export const acceptSeat = async (tx: Tx, token: string, now: Date): Promise<void> => {
  await tx.execute(
    sql`SELECT ${schemas.lookups}.accept_seat(${boundApp}, ${hashToken(token)}, ${now.toISOString()}::timestamptz)`,
  )
}
