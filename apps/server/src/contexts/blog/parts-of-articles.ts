import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { blogArticleContentElement } from './database/tables.ts'

/** The ids of the elements of articles, each with its article's; needed to find what was changed last. */
export const partsOfArticles = (
  tx: Tx,
  articleIds: readonly string[],
): Promise<{ id: string; of: string }[]> =>
  tx
    .select({ id: blogArticleContentElement.id, of: blogArticleContentElement.blogArticleId })
    .from(blogArticleContentElement)
    .where(anyOf(blogArticleContentElement.blogArticleId, articleIds))
