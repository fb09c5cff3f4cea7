import { randomUUID } from 'node:crypto'
import type { Services } from '../../../platform/base/services.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { closeAccount } from '../../../platform/sessions/close-account.ts'
import { deleteAccount } from '../../own-data/index.ts'
import { beginDeparture } from '../leave/departures.ts'
import { mailDeparture } from '../leave/jobs/tell-of-departure.ts'
import { suspendAccount } from '../leave/suspend-account.ts'
import { type ManagedSeat, withdrawSeat } from '../managed-seats.ts'
import { lastDayOfGrace } from '../rules/grace-period.ts'
import { registrationRevokedMail } from './mails/registration-revoked.ts'
import { seatRevokedMail } from './mails/seat-revoked.ts'

type Revoking = {
  tx: Tx
  services: Pick<Services, 'deletions'>
  now: Date
  asUser: <T>(userId: string, work: () => Promise<T>) => Promise<T>
  /** How long the account is kept; 0 deletes it immediately. */
  graceDays: number
}

/** A person who began a registration is notified, because they wait for it. */
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

const deleteAtOnce = async (
  { tx, services, asUser }: Revoking,
  { sponsor }: ManagedSeat,
  accountId: string,
): Promise<boolean> => {
  const emailAddress = await asUser(accountId, async () => {
    const account = await closeAccount(tx, accountId)
    if (account) await deleteAccount({ tx, services }, account)
    return account?.emailAddress
  })
  if (emailAddress === undefined) return false
  await writeMail(tx, seatRevokedMail, { to: emailAddress, params: { sponsorName: sponsor.name } })
  return true
}

/** The person's access ends; a job deletes their data after the last day. */
const closeForGrace = async (
  { tx, asUser, now, graceDays }: Revoking,
  { id: seatId }: ManagedSeat,
  accountId: string,
): Promise<boolean> => {
  if (!(await asUser(accountId, () => suspendAccount(tx, accountId)))) return false
  const departure = { id: randomUUID(), now, endsOn: lastDayOfGrace(now, graceDays) }
  if (!(await beginDeparture(tx, seatId, departure))) return false
  await enqueue(tx, mailDeparture, { departureId: departure.id })
  return true
}

/** The seat's sponsor is locked. @returns false when its owner has completed it, or deleted the account, meanwhile */
export const revokeSeat = (revoking: Revoking, seat: ManagedSeat): Promise<boolean> => {
  if (seat.accountId === null) return revokeUnfinished(revoking.tx, seat)
  const end = revoking.graceDays > 0 ? closeForGrace : deleteAtOnce
  return end(revoking, seat, seat.accountId)
}
