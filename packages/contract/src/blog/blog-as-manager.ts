import * as z from 'zod/mini'
import {
  actionOn,
  changeOf,
  creationOf,
  itemKind,
  PublishAt,
  planningOf,
  publicationOf,
  withFiles,
} from '../managed-items.ts'
import { command, query, upload } from '../operation.ts'
import { BlogElement } from '../values/elements/blog-elements.ts'
import { Image } from '../values/image.ts'
import { MESSAGES } from '../values/messages.ts'
import { AlternativeText, EmptyObject, Id, Instant, Revision, ShortText } from '../values/values.ts'
import { PromotedModule } from './blog.ts'
import { getStatesOfBlogArticlesAsManager } from './blog-versions-as-manager.ts'

export const ManagedBlogArticle = z.object({
  blogArticleId: Id,
  title: z.string(),
  image: Image,
  isPublished: z.boolean(),
  /** Null before the first publication. */
  publishedAt: z.nullable(Instant),
  publishAt: PublishAt,
  createdAt: Instant,
  /** In order, including hidden modules. */
  idsOfPromotedModules: z.array(Id),
  revision: Revision,
})
export type ManagedBlogArticle = z.infer<typeof ManagedBlogArticle>

const ManagedPromotedModule = z.extend(PromotedModule, { isEnabled: z.boolean() })

export const ManagedBlogArticleContent = z.extend(ManagedBlogArticle, {
  contentElements: z.array(BlogElement),
  promotedModules: z.array(ManagedPromotedModule),
})
export type ManagedBlogArticleContent = z.infer<typeof ManagedBlogArticleContent>

const forManagers = { audience: 'app-manager', feature: 'BLOG' } as const

/** Unpublished articles first, then the newest publication. */
export const getBlogArticlesAsManager = query('blog/get-blog-articles-as-manager-query', {
  ...forManagers,
  input: EmptyObject,
  output: z.array(ManagedBlogArticle),
})

export const getBlogArticleAsManager = query('blog/get-blog-article-as-manager-query', {
  ...forManagers,
  input: z.object({ blogArticleId: Id }),
  output: ManagedBlogArticleContent,
})

/** In the app's order. */
export const getModulesForBlogAsManager = query('blog/get-modules-as-manager-query', {
  ...forManagers,
  input: EmptyObject,
  output: z.array(ManagedPromotedModule),
})

const queriesOfArticle = () => [getBlogArticleAsManager]
/** Stale after a change of the working version. */
export const queriesOfWork = () => [...queriesOfArticle(), getStatesOfBlogArticlesAsManager]

export const BLOG_ARTICLE = itemKind({
  id: 'blogArticleId',
  name: 'Blog Artikel',
  feature: 'BLOG',
  written: {
    title: ShortText,
    /** The cover's; without it a new cover gets the title, and an old cover keeps its text. */
    alternativeText: z.optional(AlternativeText),
    /** None if omitted. */
    idsOfPromotedModules: z.optional(
      z.array(Id).check(
        z.maxLength(20, MESSAGES.maxOptions(20)),
        z.refine((ids) => new Set(ids).size === ids.length, MESSAGES.duplicates),
      ),
    ),
  },
  invalidates: () => [getBlogArticlesAsManager],
  shownIn: queriesOfArticle,
  states: () => [getStatesOfBlogArticlesAsManager],
})

const cover = withFiles({ image: { accepts: 'image' } })

/** A new one is not published. */
export const createBlogArticleAsManager = upload('blog/create-blog-article-as-manager-command', {
  ...creationOf(BLOG_ARTICLE),
  ...cover.required,
})

/** Without a new cover the old one stays. */
export const updateBlogArticleAsManager = upload('blog/update-blog-article-as-manager-command', {
  ...changeOf(BLOG_ARTICLE),
  ...cover.optional,
})

const queriesOfVisibility = () => [getBlogArticlesAsManager, getBlogArticleAsManager]
const publication = { invalidates: () => [...queriesOfVisibility(), getStatesOfBlogArticlesAsManager] }

/** The time of the first publication stays. */
export const publishBlogArticleAsManager = command('blog/publish-blog-article-as-manager-command', {
  ...publicationOf(BLOG_ARTICLE),
  ...publication,
})

export const unpublishBlogArticleAsManager = command('blog/unpublish-blog-article-as-manager-command', {
  ...actionOn(BLOG_ARTICLE, 'versteckt'),
  invalidates: queriesOfVisibility,
})

export const planPublicationOfBlogArticleAsManager = command(
  'blog/plan-publication-of-blog-article-as-manager-command',
  { ...planningOf(BLOG_ARTICLE), ...publication },
)
