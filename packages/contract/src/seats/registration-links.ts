import * as z from 'zod/mini'
import { command } from '../operation.ts'
import { EmptyObject, Id } from '../values/values.ts'
import { linkRuleFields } from './link-rules.ts'
import { isSponsorSlugValid } from './registration.ts'
import { getSponsorSeatsAsManager, ofSeats } from './sponsor-seats.ts'

const LinkAnswer = z.object({ registrationLink: z.string() })
const ofLink = { ...ofSeats, invalidates: () => [getSponsorSeatsAsManager, isSponsorSlugValid] } as const

/** An existing link is returned again. */
export const generateRegistrationLinkAsManager = command(
  'sponsors/generate-registration-link-as-manager-command',
  {
    ...ofSeats,
    audit: { title: 'Registrierungslink angelegt' },
    input: z.object({ sponsorId: Id }),
    output: LinkAnswer,
  },
)

/** The old link becomes invalid, its rules stay. Registrations in progress can be completed. */
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

/** The link becomes invalid, and its rules are deleted. Registrations in progress can be completed. */
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
