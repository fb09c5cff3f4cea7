import * as z from 'zod/mini'
import { query } from '../operation.ts'
import type { Feature } from '../values/features.ts'
import { Id } from '../values/values.ts'

/** In the order of the result's groups. */
export const JUMP_KINDS = {
  MODULE: {},
  MODULE_PAGE: {},
  BLOG_ARTICLE: { feature: 'BLOG' },
  RECIPE: { feature: 'RECIPES' },
  EXPERIENCE_REPORT: { feature: 'EXPERIENCE_REPORTS' },
  HABIT: {},
  DOCUMENT: { feature: 'DOCUMENTS' },
  SPONSOR: { feature: 'SPONSORS' },
  SEAT: { feature: 'SPONSORS' },
} as const satisfies Record<string, { feature?: Feature }>

export type JumpKind = keyof typeof JUMP_KINDS

const KINDS = Object.keys(JUMP_KINDS) as JumpKind[]

/** The maximum number of results of each kind; a longer query narrows them. */
export const MAX_OF_KIND = 5

const JumpResult = z.object({
  kind: z.enum(KINDS),
  id: Id,
  /** The item's title; for a seat the person's name, or the address while there is no account. */
  title: z.string(),
  /** The module of a page, the company and the address of a seat; null for what stands alone. */
  partOf: z.nullable(z.string()),
  /** The id in the path of the page that shows it: of a page its module's, of a seat its sponsor's. */
  placeId: Id,
})
export type JumpResult = z.infer<typeof JumpResult>

/**
 * Everything whose name contains each word of the text and that the caller maintains: an app's managers all
 * contents and seats, a sponsor's managers the seats of their sponsor. Searches are not stored.
 */
export const findAsManager = query('overview/find-as-manager-query', {
  audience: 'manager',
  input: z.object({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  output: z.object({ results: z.array(JumpResult).check(z.maxLength(KINDS.length * MAX_OF_KIND)) }),
  limits: ['search-of-user'],
})
