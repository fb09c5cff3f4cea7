import * as z from 'zod/mini'
import { query } from '../operation.ts'
import type { Feature } from '../values/features.ts'
import { Id } from '../values/values.ts'

/** In the order of the result's groups. */
export const SEARCH_KINDS = {
  MODULE: {},
  MODULE_PAGE: {},
  BLOG_ARTICLE: { feature: 'BLOG' },
  RECIPE: { feature: 'RECIPES' },
  DOCUMENT: { feature: 'DOCUMENTS' },
  EXPERIENCE_REPORT: { feature: 'EXPERIENCE_REPORTS' },
  PUBLICATION: { feature: 'PUBLICATIONS' },
} as const satisfies Record<string, { feature?: Feature }>

export type SearchKind = keyof typeof SEARCH_KINDS

const NAMES = Object.keys(SEARCH_KINDS) as SearchKind[]

export const searchKindsOf = (features: readonly Feature[]): SearchKind[] =>
  NAMES.filter((kind) => {
    const { feature }: { feature?: Feature } = SEARCH_KINDS[kind]
    return !feature || features.includes(feature)
  })

/** The maximum number of results of a search; a longer query narrows them. */
export const MAX_SEARCH_RESULTS = 30

const MAX_SEARCH_TEXT_LENGTH = 100

/** A text in parts: those that were searched for are hits. Never HTML. */
const HighlightedText = z.array(z.object({ text: z.string(), isHit: z.boolean() }))
export type HighlightedText = z.infer<typeof HighlightedText>

const SearchResult = z.object({
  kind: z.enum(NAMES),
  /** The id of the module, the page, the document … */
  id: Id,
  title: HighlightedText,
  /** The passage with the hits; empty where there is no text, or none that may be read yet. */
  excerpt: HighlightedText,
  /** Such an excerpt is a question, and no statement. */
  isExcerptOfQuiz: z.boolean(),
  /** For a module's page only: its position. */
  page: z.nullable(
    z.object({
      moduleId: Id,
      moduleTitle: z.string(),
      pageIndex: z.int().check(z.gte(0)),
      /** Pages before it have to be read first: the result leads to the table of contents. */
      isLocked: z.boolean(),
    }),
  ),
})
export type SearchResult = z.infer<typeof SearchResult>

/** Best results first. Searches are not stored: they may be about health. */
export const searchContent = query('search/search-content-query', {
  audience: 'learner',
  input: z.object({ text: z.string().check(z.trim(), z.maxLength(MAX_SEARCH_TEXT_LENGTH)) }),
  output: z.object({
    results: z.array(SearchResult).check(z.maxLength(MAX_SEARCH_RESULTS)),
    hasMore: z.boolean(),
  }),
  limits: ['search-of-user'],
})
