import type { ManagedBlogArticleContent } from '@wohlauf/contract/blog/blog-as-manager'
import type { Tx } from '../../platform/database/transaction.ts'
import { allModules } from '../modules/index.ts'
import { loadArticles, loadElements } from './article-rows.ts'
import { toManagedArticle } from './managed-articles.ts'
import { modulesOf } from './promoted-modules.ts'

/** Undefined when it does not exist. */
export const loadManagedArticle = async (
  tx: Tx,
  blogArticleId: string,
): Promise<ManagedBlogArticleContent | undefined> => {
  const [[article], contentElements, modules] = await Promise.all([
    loadArticles(tx, blogArticleId),
    loadElements(tx, blogArticleId),
    allModules(tx),
  ])
  if (!article) return undefined
  const promotedModules = modulesOf(modules, article.idsOfPromotedModules)
  return { ...toManagedArticle(article, modules), contentElements, promotedModules }
}
