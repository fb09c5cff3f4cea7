import type { Tx } from '../../../platform/database/transaction.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { type ManagedSeat, withdrawSeat } from '../../sponsors/index.ts'
import { closeAccount, deleteAccount } from '../deletion/delete-account.ts'
import { registrationRevokedMail } from '../mails/registration-revoked.ts'
import { seatRevokedMail } from '../mails/seat-revoked.ts'

type Revoking = { tx: Tx; asUser: <T>(userId: string, work: () => Promise<T>) => Promise<T> }

/** An invitation or a begun registration ends; a person who began one is told, because they wait for it. */
const revokeUnfinished = async (
  tx: Tx,
  { id, sponsor, emailAddress, status }: ManagedSeat,
): Promise<boolean> => {
  if (!(await withdrawSeat(tx, id))) return false
  if (status === 'REGISTRATION_STARTED')
    await writeMail(tx, registrationRevokedMail, {
      to: emailAddress,
      params: { sponsorName: sponsor.name },
    })
  return true
}

/**
 * The person's access ends, and their data is deleted: today at once. A grace period belongs between the two steps and nowhere
 * else: the first alone now, the second by a job on its day, and an undo until then.
 */
const revokeUsed = async (
  { tx, asUser }: Revoking,
  { sponsor }: ManagedSeat,
  accountId: string,
): Promise<boolean> => {
  const emailAddress = await asUser(accountId, async () => {
    const account = await closeAccount(tx, accountId)
    if (account) await deleteAccount(tx, account)
    return account?.emailAddress
  })
  if (emailAddress === undefined) return false
  await writeMail(tx, seatRevokedMail, { to: emailAddress, params: { sponsorName: sponsor.name } })
  return true
}

/**
 * Frees a seat whose sponsor is locked, and ends what it gave.
 *
 * @returns false when its owner has completed it, or deleted the account, meanwhile
 */
export const revokeSeat = (revoking: Revoking, seat: ManagedSeat): Promise<boolean> =>
  seat.accountId === null ? revokeUnfinished(revoking.tx, seat) : revokeUsed(revoking, seat, seat.accountId)
