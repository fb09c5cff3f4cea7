import { getBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allModules } from '../../modules/index.ts'
import { loadArticles, loadElements } from '../article-rows.ts'
import { toManagedArticle } from '../managed-articles.ts'
import { modulesOf } from '../promoted-modules.ts'

export const getBlogArticleAsManagerQuery = handle(getBlogArticleAsManager, async ({ input, tx, refuse }) => {
  const { blogArticleId } = input
  const [[found], contentElements, modules] = await Promise.all([
    loadArticles(tx, blogArticleId),
    loadElements(tx, blogArticleId),
    allModules(tx),
  ])
  if (!found) return refuse('not-found')
  const promotedModules = modulesOf(modules, found.idsOfPromotedModules)
  return { ...toManagedArticle(found, modules), contentElements, promotedModules }
})
