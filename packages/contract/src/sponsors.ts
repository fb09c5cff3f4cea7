import * as z from 'zod/mini'
import { query } from './operation.ts'

/** Whether somebody may register by a sponsor's link; `explanation` says why not, in a sentence, and is empty when they may. */
export const isSponsorSlugValid = query('sponsors/is-sponsor-slug-valid-query', {
  audience: 'anyone',
  input: z.object({ registrationLinkSlug: z.string().check(z.maxLength(100)) }),
  output: z.object({ isValid: z.boolean(), explanation: z.string() }),
})
