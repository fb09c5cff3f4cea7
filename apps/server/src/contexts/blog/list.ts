import { BLOG_ARTICLE } from '@wohlauf/contract/blog/blog-as-manager'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { managedItems } from '../../platform/http/lists/managed-items.ts'
import type { ListOfParent } from '../../platform/http/lists/managed-list.ts'
import { publishLockedItems } from '../versions/index.ts'
import { blogArticle, blogArticleContentElement } from './database/tables.ts'
import { areModules } from './promoted-modules.ts'

/** Until the transaction ends no other manager changes it or its elements; null when it does not exist. */
const lockArticle = async (tx: Tx, blogArticleId: string) => {
  const [locked] = await tx
    .select({ id: blogArticle.id })
    .from(blogArticle)
    .where(eq(blogArticle.id, blogArticleId))
    // Readers' marks refer to the row, and "for update" would make them wait.
    .for('no key update')
  return locked ?? null
}

export const ELEMENTS_OF_ARTICLE: ListOfParent<
  typeof blogArticleContentElement,
  'blogArticleContentElementId',
  'blogArticleId'
> = {
  table: blogArticleContentElement,
  id: 'blogArticleContentElementId',
  parent: { field: 'blogArticleId', lock: lockArticle },
}

export const ARTICLES = managedItems(BLOG_ARTICLE, blogArticle, {
  publish: (tx, blogArticleId) => publishLockedItems(tx, 'blog_article', [blogArticleId]),
  columnsOf: ({ title, idsOfPromotedModules = [] }) => ({ title, idsOfPromotedModules }),
  pictures: {
    image: {
      column: 'imageId',
      alternativeTextOf: ({ title, alternativeText = title }) => alternativeText,
      alternativeTextField: 'alternativeText',
    },
  },
  areReferencesValid: (tx, { idsOfPromotedModules }) => areModules(tx, idsOfPromotedModules),
})
