import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, Id } from '../values/values.ts'
import { linkRuleFields } from './link-rules.ts'
import { isSponsorSlugValid } from './registration.ts'
import { getSponsorSeatsAsManager, ofSeats } from './sponsor-seats.ts'

const LinkAnswer = z.object({ registrationLink: z.string() })
const ofLink = { ...ofSeats, invalidates: () => [getSponsorSeatsAsManager, isSponsorSlugValid] } as const

/** A link that exists is answered again. */
export const generateRegistrationLinkAsManager = command(
  'sponsors/generate-registration-link-as-manager-command',
  {
    ...ofSeats,
    audit: { title: 'Registrierungslink angelegt' },
    input: z.object({ sponsorId: Id }),
    output: LinkAnswer,
  },
)

/** The old link ends, its rules go on. Registrations that were begun may be completed. */
export const refreshRegistrationLinkAsManager = command(
  'sponsors/refresh-registration-link-as-manager-command',
  {
    ...ofLink,
    audit: { title: 'Registrierungslink erneuert' },
    input: z.object({ sponsorId: Id }),
    output: LinkAnswer,
    refusals: ['conflict'],
  },
)

/** Ends the link, and forgets its rules. Registrations that were begun may be completed. */
export const deleteRegistrationLinkAsManager = command(
  'sponsors/delete-registration-link-as-manager-command',
  {
    ...ofLink,
    audit: { title: 'Registrierungslink gelöscht' },
    input: z.object({ sponsorId: Id }),
    output: EmptyObject,
  },
)

/** Refused as `conflict` when the link was deleted meanwhile. */
export const updateRulesOfRegistrationLinkAsManager = command(
  'sponsors/update-rules-of-registration-link-as-manager-command',
  {
    ...ofLink,
    audit: { title: 'Regeln des Registrierungslinks geändert' },
    input: z.object({ sponsorId: Id, ...linkRuleFields }),
    output: EmptyObject,
    refusals: ['conflict'],
  },
)
