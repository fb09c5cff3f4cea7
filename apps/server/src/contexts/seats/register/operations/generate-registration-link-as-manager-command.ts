import { generateRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { lockSponsor } from '../../sponsors/sponsor-seats.ts'
import { registrationLinkOf, renewRegistrationLink } from '../registration-link.ts'

export const generateRegistrationLinkAsManagerCommand = handle(
  generateRegistrationLinkAsManager,
  async ({ input, tx, app, now, services, refuse }) => {
    const sponsor = await lockSponsor(tx, input.sponsorId)
    if (!sponsor) return refuse('not-found')
    const slug = sponsor.registrationLinkSlug ?? (await renewRegistrationLink(tx, sponsor.id, now))
    return { registrationLink: registrationLinkOf(services, app, slug) }
  },
)
