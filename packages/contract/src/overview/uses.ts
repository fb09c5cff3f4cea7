import * as z from 'zod/mini'
import { query } from '../operation.ts'
import { Id } from '../values/values.ts'

export const USE_KINDS = ['MODULE_PAGE', 'BLOG_ARTICLE', 'RECIPE', 'EXPERIENCE_REPORT', 'HABIT'] as const

/** The maximum of named uses; further ones are counted. */
export const MAX_NAMED_USES = 10

const Use = z.object({
  kind: z.enum(USE_KINDS),
  /** The id of the module, if the use is on a page: the screen opens it by its module. */
  placeId: Id,
  title: z.string(),
  /** The module of a page. */
  partOf: z.nullable(z.string()),
  /** Learners still read it there, but the working state does not use it any more. */
  isOnlyPublished: z.boolean(),
})
export type Use = z.infer<typeof Use>

export const Uses = z.object({
  uses: z.array(Use).check(z.maxLength(MAX_NAMED_USES)),
  /** The number of all uses. */
  count: z.int(),
})
export type Uses = z.infer<typeof Uses>

/**
 * Where an item of the app is used: in a content element, as an article's module, or by a link in a text, in what
 * is worked on or in what learners read. Each page and each item counts once.
 */
export const getUsesAsManager = query('overview/get-uses-as-manager-query', {
  audience: 'app-manager',
  input: z.object({ itemId: Id }),
  output: Uses,
})
