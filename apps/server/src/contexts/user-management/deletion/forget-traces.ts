import { eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { mail } from '../../../platform/mail/tables.ts'
import { seat, seatReservation } from '../../sponsors/index.ts'
import { dropAccountRequests } from '../drop-account-requests.ts'

/** What lies about by address alone, where no foreign key takes it along: also a mail about them to somebody else. */
export const forgetTracesOf = async (
  tx: Tx,
  account: { id: string; emailAddress: string },
): Promise<void> => {
  const { id, emailAddress } = account
  await dropAccountRequests(tx, account, ['PASSWORD_RESET', 'REGISTRATION', 'EMAIL_CHANGE'])
  // The address may have been another one when the seat was taken.
  const ofSeats = tx.select({ at: seat.emailAddress }).from(seat).where(eq(seat.accountId, id))
  await tx
    .delete(seatReservation)
    .where(or(eq(seatReservation.emailAddress, emailAddress), inArray(seatReservation.emailAddress, ofSeats)))
  await tx
    .delete(mail)
    .where(or(eq(mail.accountId, id), eq(mail.toAddress, emailAddress), eq(mail.replyTo, emailAddress)))
}
