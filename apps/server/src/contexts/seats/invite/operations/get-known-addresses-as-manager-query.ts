import { getKnownAddressesAsManager } from '@wohlauf/contract/seats/invitations'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { findSponsor } from '../../sponsors/sponsor-seats.ts'
import { findKnownAddresses } from '../known-addresses.ts'

export const getKnownAddressesAsManagerQuery = handle(
  getKnownAddressesAsManager,
  async ({ input, tx, refuse }) => {
    if (!(await findSponsor(tx, input.sponsorId))) return refuse('not-found')
    const addresses = await findKnownAddresses(tx, input.emailAddresses)
    return {
      knownAddresses: addresses
        .flatMap(({ emailAddress, isVisible }) => (isVisible ? [emailAddress] : []))
        .sort(),
    }
  },
)
