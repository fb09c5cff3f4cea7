import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { EmailAddress, EmptyObject, TickedVersion } from '../values/values.ts'
import { getSponsorsAsManager } from './managed-sponsors.ts'
import { getSponsorSeatsAsManager } from './sponsor-seats.ts'

/**
 * `explanation` gives the reason in a sentence if a registration is not possible, and is empty otherwise; then
 * `sponsorName` is the company that invites.
 */
export const isSponsorSlugValid = query('sponsors/is-sponsor-slug-valid-query', {
  audience: 'anyone',
  input: z.object({ registrationLinkSlug: z.string().check(z.maxLength(100)) }),
  output: z.object({ isValid: z.boolean(), explanation: z.string(), sponsorName: z.string() }),
})

/** Always the same answer, whether or not the address has an account; the rest is in the mail. */
export const registerUserForSponsor = command('user-management/register-user-for-sponsor-command', {
  audience: 'anyone',
  input: z.object({
    emailAddress: EmailAddress,
    registrationLinkSlug: z.string().check(z.maxLength(100)),
    termsOfUseVersion: TickedVersion,
    dataProtectionVersion: TickedVersion,
  }),
  output: EmptyObject,
  limits: ['registration-from-network', { 'registration-mail-to-address': 'emailAddress' }],
  refusals: [
    'sponsor-link-not-valid',
    'sponsor-link-ended',
    'sponsor-link-used-up',
    'email-domain-not-allowed',
    'no-seat-available',
  ],
  // A manager may try their own link in the browser in which they are logged in.
  invalidates: () => [getSponsorSeatsAsManager, getSponsorsAsManager],
})
