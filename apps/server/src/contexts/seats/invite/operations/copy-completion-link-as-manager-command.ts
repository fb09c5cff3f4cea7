import { pathTo } from '@wohlauf/contract/routes/routes'
import { copyCompletionLinkAsManager } from '@wohlauf/contract/seats/invitations'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findCompletionLink, lockSeat, renewSeat } from '../../managed-seats.ts'
import { createCompletionLink, mailCompletionLink } from '../seat-links.ts'

/** Returns the mailed link as long as it is valid: another one would end the one in the person's mailbox. */
export const copyCompletionLinkAsManagerCommand = handle(copyCompletionLinkAsManager, async (context) => {
  const { input, tx, app, now, services, refuse } = context
  const seat = await lockSeat(tx, input.usedSeatId)
  if (!seat) return refuse('not-found')
  if (seat.status === 'ACCEPTED') return refuse('seat-already-accepted')
  const link = (await findCompletionLink(tx, seat.id, now)) ?? (await reissued())
  if (!link) return refuse('seat-already-accepted')
  const confirmationToken = services.linkToken(app.appId, link.id)
  const path = pathTo('authentication-user-registration-confirmation', { confirmationToken })
  return {
    registrationLink: services.mail.originOf(app.appHost) + path,
    validUntil: link.expiresAt.toISOString(),
  }

  async function reissued() {
    if (!seat || !(await renewSeat(tx, seat.id, now))) return null
    // The job that mails a begun registration's first link may not have run yet, and would find this one.
    if (seat.status === 'REGISTRATION_STARTED') await mailCompletionLink(context, seat)
    else await createCompletionLink(context, seat)
    return findCompletionLink(tx, seat.id, now)
  }
})
