import { refreshRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { lockSponsor } from '../../sponsors/sponsor-seats.ts'
import { registrationLinkOf, renewRegistrationLink } from '../registration-link.ts'

export const refreshRegistrationLinkAsManagerCommand = handle(
  refreshRegistrationLinkAsManager,
  async ({ input, tx, app, now, services, refuse }) => {
    const sponsor = await lockSponsor(tx, input.sponsorId)
    if (!sponsor) return refuse('not-found')
    if (!sponsor.registrationLinkSlug) return refuse('conflict')
    const slug = await renewRegistrationLink(tx, sponsor.id, now)
    return { registrationLink: registrationLinkOf(services, app, slug) }
  },
)
