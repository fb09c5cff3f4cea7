import * as z from 'zod/mini'
import { command, query } from '../operation.ts'
import { QUERIES_OF_POINTS } from '../queries-of-points.ts'
import { BlogElement } from '../values/elements/blog-elements.ts'
import { Image } from '../values/image.ts'
import { BlogArticleSummary } from '../values/items/blog-summary.ts'
import { EmptyObject, Id, Instant } from '../values/values.ts'

export const PromotedModule = z.object({ moduleId: Id, number: z.int(), title: z.string(), image: Image })
export type PromotedModule = z.infer<typeof PromotedModule>

export const BlogArticle = z.extend(BlogArticleSummary, {
  isPublished: z.boolean(),
  createdAt: Instant,
  idsOfPromotedModules: z.array(Id),
  contentElements: z.array(BlogElement),
  promotedModules: z.array(PromotedModule),
})
export type BlogArticle = z.infer<typeof BlogArticle>

const forLearners = { audience: 'learner', feature: 'BLOG' } as const

/** Newest publication first. */
export const getBlogArticles = query('blog/get-blog-articles-query', {
  ...forLearners,
  isStoredOnDevice: true,
  input: EmptyObject,
  output: z.array(BlogArticleSummary),
})

/** Hidden modules are left out. */
export const getBlogArticleDetails = query('blog/get-blog-article-details-query', {
  ...forLearners,
  isStoredOnDevice: true,
  input: z.object({ blogArticleId: Id }),
  output: BlogArticle,
})

/** Earns points at the first reading. */
export const markBlogArticleAsRead = command('blog/mark-blog-article-as-read-command', {
  ...forLearners,
  input: z.object({ blogArticleId: Id }),
  output: EmptyObject,
  answerWhileWaiting: () => ({}),
  earns: 'blog-article-read',
  invalidates: () => [
    getBlogArticles,
    getBlogArticleDetails,
    'dashboard/get-dashboard-query',
    ...QUERIES_OF_POINTS,
  ],
})
