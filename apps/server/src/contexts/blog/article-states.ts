import { countOpenInList, type VersionedRow } from '@wohlauf/contract/rules/open-changes'
import { asc } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { isCurrentVersionOf, outlineOf, publishedVersion, revisionOfItem } from '../versions/index.ts'
import { blogArticle, blogArticleContentElement } from './database/tables.ts'

/** In no order. */
export const articleStates = async (tx: Tx) => {
  const { id, blogArticleId, revision, position } = blogArticleContentElement
  const [published, articles, elements] = await Promise.all([
    tx
      .select({
        id: blogArticle.id,
        revision: revisionOfItem,
        elements: outlineOf<VersionedRow>('elements', { id: 'id', revision: 'revision' }),
      })
      .from(blogArticle)
      .innerJoin(publishedVersion, isCurrentVersionOf('blogArticleId', blogArticle.id)),
    tx.select({ id: blogArticle.id, revision: blogArticle.revision }).from(blogArticle),
    tx
      .select({ id, blogArticleId, revision })
      .from(blogArticleContentElement)
      .orderBy(asc(position), asc(id)),
  ])
  const versions = new Map(published.map((row) => [row.id, row]))
  const elementsOf = Map.groupBy(elements, (element) => element.blogArticleId)
  return articles.map((article) => {
    const current = versions.get(article.id)
    const openChanges = current
      ? Number(current.revision !== article.revision) +
        countOpenInList(current.elements, elementsOf.get(article.id) ?? [])
      : 0
    return { blogArticleId: article.id, isPublished: current !== undefined, openChanges }
  })
}
