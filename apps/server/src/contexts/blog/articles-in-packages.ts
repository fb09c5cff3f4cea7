import type { ArticleInPackage } from '@wohlauf/contract/course-packages/course-package'
import type { PictureInPackage } from '@wohlauf/contract/course-packages/package-parts'
import { type BlogElementType, ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { typeOfFamily } from '@wohlauf/contract/values/elements/element-family'
import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { contentOf } from '../../platform/http/content-elements/content-of.ts'
import { elementToPack } from '../../platform/http/content-elements/element-to-pack.ts'
import { refuseLongDraft } from '../../platform/http/course-packages/not-packable.ts'
import { pictureToPack } from '../../platform/storage/file-to-pack.ts'
import { imageColumns } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { blogArticle, blogArticleContentElement } from './database/tables.ts'
import type { StoredBlogContent } from './stored-content.ts'

const elementsToPack = async (tx: Tx, appId: string, blogArticleId: string) => {
  const { title, content, position } = blogArticleContentElement
  const rows = await tx
    .select({ title, content, image: imageColumns })
    .from(blogArticleContentElement)
    .leftJoin(image, eq(image.id, blogArticleContentElement.imageId))
    .where(eq(blogArticleContentElement.blogArticleId, blogArticleId))
    .orderBy(asc(position))
  return rows.map(({ title, content, image }) =>
    elementToPack(typeOfFamily(ELEMENTS_OF_ARTICLES, content.type), {
      title,
      content,
      picture: image && pictureToPack(appId, image),
    }),
  )
}

const bytesOfTexts = async (tx: Tx, blogArticleId: string): Promise<number> => {
  const { content, blogArticleId: article } = blogArticleContentElement
  const [row] = await tx
    .select({ bytes: sql<string | null>`sum(octet_length(${content}::text))` })
    .from(blogArticleContentElement)
    .where(eq(article, blogArticleId))
  return Number(row?.bytes ?? 0)
}

/**
 * The package draft of an article's working state; null for an article that does not exist.
 * @throws Refusal `not-packable` when its texts are too long
 */
export const articleToPack = async (tx: Tx, appId: string, blogArticleId: string) => {
  refuseLongDraft(await bytesOfTexts(tx, blogArticleId))
  const { title } = blogArticle
  const [[row], contentElements] = await Promise.all([
    tx
      .select({ title, image: imageColumns })
      .from(blogArticle)
      .innerJoin(image, eq(image.id, blogArticle.imageId))
      .where(eq(blogArticle.id, blogArticleId)),
    elementsToPack(tx, appId, blogArticleId),
  ])
  if (!row) return null
  const picture = pictureToPack(appId, row.image)
  return { kind: 'BLOG_ARTICLE' as const, title: row.title, picture, contentElements }
}

/** Null when there is no article of that id. */
export const findArticleTitle = async (tx: Tx, blogArticleId: string): Promise<string | null> => {
  const { title } = blogArticle
  const [row] = await tx.select({ title }).from(blogArticle).where(eq(blogArticle.id, blogArticleId))
  return row?.title ?? null
}

/** An article that is not published and refers to no module, with all its elements. */
export const insertArticleOfPackage = async (
  tx: Tx,
  blogArticleId: string,
  { title, picture, contentElements }: ArticleInPackage,
  { imageIdOf, now }: { imageIdOf: (picture: PictureInPackage) => Promise<string>; now: Date },
): Promise<void> => {
  const imageId = await imageIdOf(picture)
  const hiddenFields = { isEnabled: false, idsOfPromotedModules: [], createdAt: now }
  await tx.insert(blogArticle).values({ id: blogArticleId, title, imageId, ...hiddenFields })
  const rows = []
  for (const [at, element] of contentElements.entries())
    rows.push({
      blogArticleId,
      type: element.type as BlogElementType,
      title: element.title,
      content: contentOf(typeOfFamily(ELEMENTS_OF_ARTICLES, element.type), element) as StoredBlogContent,
      imageId: element.picture ? await imageIdOf(element.picture) : null,
      position: at + 1,
    })
  if (rows.length > 0) await tx.insert(blogArticleContentElement).values(rows)
}
