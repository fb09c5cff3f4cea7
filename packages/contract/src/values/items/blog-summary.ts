import * as z from 'zod/mini'
import { Image } from '../image.ts'
import { Id, Instant } from '../values.ts'

export const BlogArticleSummary = z.object({
  blogArticleId: Id,
  title: z.string(),
  image: Image,
  /** `rules/reading-minutes.ts` */
  readingMinutes: z.int().check(z.gte(1)),
  /** The first publication's: it stays when the article is hidden and shown again. */
  publishedAt: Instant,
  /** Published within the last 14 days. */
  isNew: z.boolean(),
  /** Published after the reader registered, and not read yet. */
  isUnread: z.boolean(),
})
export type BlogArticleSummary = z.infer<typeof BlogArticleSummary>
