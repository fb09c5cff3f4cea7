import { freeSeats } from '@wohlauf/contract/rules/seat-use'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { linkTo } from '../../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../../platform/mail/write-mail.ts'
import { lockAccount } from '../../../../platform/tenancy/lock-account.ts'
import { lockSeat } from '../../managed-seats.ts'
import { countUsedSeats, lockSponsor } from '../../sponsors/sponsor-seats.ts'
import { type Departure, findDeparture, findDepartureOf, undoDeparture } from '../departures.ts'
import { endLinksOfDeparture } from '../end-leaving.ts'
import { departureUndoneMail } from '../mails/departure-undone.ts'

/** Locks the account, so that neither its deletion nor its move is ongoing. False when one of them was earlier. */
const reopen = async (
  tx: Parameters<typeof lockAccount>[0],
  { accountId }: Departure,
  sponsorName: string,
): Promise<boolean> => {
  const account = await lockAccount(tx, accountId, 'alone')
  if (!account || !(await findDepartureOf(tx, accountId))) return false
  await endLinksOfDeparture(tx, accountId)
  await writeMail(tx, departureUndoneMail, {
    to: account.emailAddress,
    accountId,
    params: { sponsorName, login: linkTo('authentication-login') },
  })
  return true
}

/** The restored seat has the departure's id, so a second press finds it. */
export const undoDepartureAsManagerCommand = handle(
  undoDepartureAsManager,
  async ({ input: { departureId }, tx, refuse, asUser }) => {
    const unlockedDeparture = await findDeparture(tx, departureId)
    const sponsor = unlockedDeparture && (await lockSponsor(tx, unlockedDeparture.sponsorId))
    // Reads it again: another manager may have undone it while this one waited.
    const departure = sponsor && (await findDeparture(tx, departureId))
    if (!departure) return (await lockSeat(tx, departureId)) ? {} : refuse('not-found')
    if (freeSeats(sponsor.availableSeats, await countUsedSeats(tx, sponsor.id)) < 1)
      return refuse('no-seat-for-return')
    if (!(await asUser(departure.accountId, () => reopen(tx, departure, sponsor.name))))
      return refuse('not-found')
    return (await undoDeparture(tx, departureId)) ? {} : refuse('address-has-seat')
  },
)
