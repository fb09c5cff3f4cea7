import { readingMinutes } from '@wohlauf/contract/rules/reading-minutes'
import type { BlogElement } from '@wohlauf/contract/values/elements/blog-elements'
import type { Image } from '@wohlauf/contract/values/image'
import type { BlogArticleSummary } from '@wohlauf/contract/values/items/blog-summary'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { LearnerContext } from '../../platform/http/mount/handler.ts'
import { definePrefetch } from '../../platform/sessions/prefetch.ts'
import { toImage } from '../../platform/storage/images/image-columns.ts'
import {
  imagesIn,
  isCurrentVersionOf,
  publishedVersion,
  rowFrom,
  rowsFrom,
  type Snapshot,
} from '../versions/index.ts'
import { toElement } from './article-rows.ts'
import { blogArticle, blogArticleContentElement } from './database/tables.ts'
import { isNew, isUnread } from './rules/newness.ts'

type Published = {
  id: string
  title: string
  image: Image
  idsOfPromotedModules: string[]
  createdAt: Date
  /** The time of the first publication, also in a later version. */
  publishedAt: Date
  readingMinutes: number
}

const toPublished = (snapshot: Snapshot, publishedAt: Date): Published => {
  const { id, title, imageId, idsOfPromotedModules, createdAt } = rowFrom(blogArticle, snapshot.item)
  const contents = rowsFrom(blogArticleContentElement, snapshot, 'elements').map(({ content }) => content)
  return {
    id,
    title,
    image: toImage(imagesIn(snapshot)(imageId)),
    idsOfPromotedModules,
    createdAt,
    publishedAt,
    readingMinutes: readingMinutes(contents),
  }
}

/** Whether an article is shown, and since when, holds immediately; all else is as it was published. */
const loadPublished = async (tx: Tx): Promise<readonly Published[]> => {
  const rows = await tx
    .select({ publishedAt: blogArticle.publishedAt, snapshot: publishedVersion.snapshot })
    .from(blogArticle)
    .innerJoin(publishedVersion, isCurrentVersionOf('blogArticleId', blogArticle.id))
    .where(eq(blogArticle.isEnabled, true))
    .orderBy(desc(blogArticle.publishedAt))
  return rows.flatMap(({ publishedAt, snapshot }) =>
    publishedAt ? [toPublished(snapshot, publishedAt)] : [],
  )
}

/** Newest publication first; all learners of the app share them. */
export const publishedArticles = ({ tx, content }: Pick<LearnerContext, 'tx' | 'content'>) =>
  content.shared('blog-articles', () => loadPublished(tx))

export const elementsIn = (snapshot: Snapshot): BlogElement[] => {
  const imageOf = imagesIn(snapshot)
  return rowsFrom(blogArticleContentElement, snapshot, 'elements').map(({ imageId, ...element }) =>
    toElement({ ...element, image: imageId ? imageOf(imageId) : null }),
  )
}

const loadPublishedElements = async (tx: Tx, blogArticleId: string): Promise<readonly BlogElement[]> => {
  const [row] = await tx
    .select({ snapshot: publishedVersion.snapshot })
    .from(publishedVersion)
    .where(and(eq(publishedVersion.blogArticleId, blogArticleId), eq(publishedVersion.isCurrent, true)))
  return row ? elementsIn(row.snapshot) : []
}

export const publishedElements = (
  { tx, content }: Pick<LearnerContext, 'tx' | 'content'>,
  blogArticleId: string,
) => content.shared(`blog-elements of ${blogArticleId}`, () => loadPublishedElements(tx, blogArticleId))

export const articlesRead = definePrefetch<string[]>('articles_read')

const readerOf = ({ user, prefetched }: Pick<LearnerContext, 'user' | 'prefetched'>) => ({
  registeredAt: user.registeredAt,
  readIds: new Set(prefetched(articlesRead)),
})

export const summaryFor = (
  context: Pick<LearnerContext, 'user' | 'prefetched'>,
  now: Date,
): ((article: Published) => BlogArticleSummary) => {
  const reader = readerOf(context)
  return ({ id, title, image, readingMinutes, publishedAt }) => ({
    blogArticleId: id,
    title,
    image,
    readingMinutes,
    publishedAt: publishedAt.toISOString(),
    isNew: isNew(publishedAt, now),
    isUnread: isUnread({ id, publishedAt }, reader),
  })
}

export const listArticles = async (context: LearnerContext, now: Date): Promise<BlogArticleSummary[]> => {
  const articles = await publishedArticles(context)
  return articles.map(summaryFor(context, now))
}
