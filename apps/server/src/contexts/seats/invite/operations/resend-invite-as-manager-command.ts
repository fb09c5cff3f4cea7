import { resendInviteAsManager } from '@wohlauf/contract/seats/invitations'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { lockSeat, renewSeat } from '../../managed-seats.ts'
import { mailCompletionLink } from '../seat-links.ts'

export const resendInviteAsManagerCommand = handle(resendInviteAsManager, async (context) => {
  const { input, tx, now, refuse, takeLimit } = context
  const seat = await lockSeat(tx, input.usedSeatId)
  if (!seat) return refuse('not-found')
  if (seat.status === 'ACCEPTED') return refuse('seat-already-accepted')
  const retryAfterSeconds = await takeLimit('registration-mail-to-address', seat.emailAddress)
  if (retryAfterSeconds > 0) return refuse('too-many-requests', { retryAfterSeconds })
  if (!(await renewSeat(tx, seat.id, now))) return refuse('seat-already-accepted')
  await mailCompletionLink(context, seat)
  return {}
})
