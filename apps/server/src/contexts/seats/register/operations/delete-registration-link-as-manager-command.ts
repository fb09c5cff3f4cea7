import { deleteRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { lockSponsor } from '../../sponsors/sponsor-seats.ts'
import { removeRegistrationLink } from '../registration-link.ts'

export const deleteRegistrationLinkAsManagerCommand = handle(
  deleteRegistrationLinkAsManager,
  async ({ input, tx, refuse }) => {
    const sponsor = await lockSponsor(tx, input.sponsorId)
    if (!sponsor) return refuse('not-found')
    await removeRegistrationLink(tx, sponsor.id)
    return {}
  },
)
