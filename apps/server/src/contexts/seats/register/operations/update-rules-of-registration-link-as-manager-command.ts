import { updateRulesOfRegistrationLinkAsManager } from '@wohlauf/contract/seats/registration-links'
import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { sponsor } from '../../database/tables.ts'
import { lockSponsor } from '../../sponsors/sponsor-seats.ts'

export const updateRulesOfRegistrationLinkAsManagerCommand = handle(
  updateRulesOfRegistrationLinkAsManager,
  async ({ input, tx, refuse }) => {
    const row = await lockSponsor(tx, input.sponsorId)
    if (!row) return refuse('not-found')
    if (!row.registrationLinkSlug) return refuse('conflict')
    const { allowedDomains, endsOn, maxRegistrations } = input
    await tx
      .update(sponsor)
      .set({
        registrationLinkDomains: allowedDomains,
        registrationLinkEndsOn: endsOn,
        registrationLinkMaxRegistrations: maxRegistrations,
      })
      .where(eq(sponsor.id, row.id))
    return {}
  },
)
