import * as z from 'zod/mini'
import { query } from '../operation.ts'

/**
 * Whether a registration by a sponsor's link is possible; `explanation` gives the reason in a sentence if it
 * is not, and is empty otherwise.
 */
export const isSponsorSlugValid = query('sponsors/is-sponsor-slug-valid-query', {
  audience: 'anyone',
  input: z.object({ registrationLinkSlug: z.string().check(z.maxLength(100)) }),
  output: z.object({ isValid: z.boolean(), explanation: z.string() }),
})
