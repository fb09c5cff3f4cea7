import type { BlogElement } from '@wohlauf/contract/values/elements/blog-elements'
import type { Image } from '@wohlauf/contract/values/image'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { blogArticle, blogArticleContentElement } from './database/tables.ts'
import type { StoredBlogContent } from './stored-content.ts'

export type ArticleHead = Omit<typeof blogArticle.$inferSelect, 'appId' | 'imageId'> & { image: Image }

/** In no order. */
export const loadArticles = async (tx: Tx, blogArticleId?: string): Promise<ArticleHead[]> => {
  const rows = await tx
    .select({ article: blogArticle, image: imageColumns })
    .from(blogArticle)
    .innerJoin(image, eq(image.id, blogArticle.imageId))
    .where(and(blogArticleId === undefined ? undefined : eq(blogArticle.id, blogArticleId)))
  return rows.map(({ article: { appId: _app, imageId: _image, ...head }, image }) => ({
    ...head,
    image: toImage(image),
  }))
}

type ElementRow = {
  id: string
  title: string
  content: StoredBlogContent
  image: Parameters<typeof toImage>[0] | null
}

export const toElement = ({ id, title, content, image }: ElementRow): BlogElement =>
  ({
    blogArticleContentElementId: id,
    title,
    ...content,
    ...(image ? { image: toImage(image) } : {}),
  }) as BlogElement

/** Includes the revisions for managers. */
export const loadElements = async (tx: Tx, blogArticleId: string): Promise<BlogElement[]> => {
  const { id, title, content, revision, position } = blogArticleContentElement
  const rows = await tx
    .select({ id, title, content, revision, image: imageColumns })
    .from(blogArticleContentElement)
    .leftJoin(image, eq(image.id, blogArticleContentElement.imageId))
    .where(and(eq(blogArticleContentElement.blogArticleId, blogArticleId)))
    .orderBy(asc(position))
  return rows.map(({ revision, ...row }) => ({ ...toElement(row), revision }))
}
