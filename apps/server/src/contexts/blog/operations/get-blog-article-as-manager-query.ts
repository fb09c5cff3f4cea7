import { getBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allModules } from '../../modules/index.ts'
import { loadArticles, loadElements } from '../article-rows.ts'
import { toManagedArticle } from '../managed-articles.ts'
import { modulesOf } from '../promoted-modules.ts'

export const getBlogArticleAsManagerQuery = handle(getBlogArticleAsManager, async ({ input, tx, refuse }) => {
  const { blogArticleId } = input
  const [[article], contentElements, modules] = await Promise.all([
    loadArticles(tx, blogArticleId),
    loadElements(tx, blogArticleId),
    allModules(tx),
  ])
  if (!article) return refuse('not-found')
  const promotedModules = modulesOf(modules, article.idsOfPromotedModules)
  return { ...toManagedArticle(article, modules), contentElements, promotedModules }
})
