import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findLeavingRules } from '../../leave/departures.ts'
import { lockSeat, mayRevokeToday, recordRevocation, wasRevoked } from '../../managed-seats.ts'
import { revokeSeat } from '../revocation.ts'

export const revokeSeatAsManagerCommand = handle(revokeSeatAsManager, async (context) => {
  const { input, tx, user, now, refuse } = context
  const seat = await lockSeat(tx, input.usedSeatId)
  if (!seat) return (await wasRevoked(tx, input.usedSeatId)) ? {} : refuse('not-found')
  // The consequence differs from the one that the manager confirmed.
  if (input.status !== undefined && input.status !== seat.status) return refuse('conflict')
  const { graceDays } = await findLeavingRules(tx)
  const isUsed = seat.status === 'ACCEPTED'
  const confirmedDays = input.graceDaysAfterRevoking ?? graceDays
  if (isUsed && confirmedDays !== graceDays) return refuse('conflict')
  const isBySponsor = user.role === 'ROLE_SPONSOR_MANAGER'
  if (isUsed && isBySponsor && !(await mayRevokeToday(tx, seat.sponsor.id, now)))
    return refuse('too-many-revocations')
  if (!(await revokeSeat({ ...context, graceDays }, seat))) return refuse('conflict')
  await recordRevocation(tx, seat, { isBySponsor, now })
  return {}
})
