import { getBlogArticlesAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { allModules } from '../../modules/index.ts'
import { loadArticles } from '../article-rows.ts'
import { inOrderOfManagers, toManagedArticle } from '../managed-articles.ts'

export const getBlogArticlesAsManagerQuery = handle(getBlogArticlesAsManager, async ({ tx }) => {
  const [articles, modules] = await Promise.all([loadArticles(tx), allModules(tx)])
  return articles.toSorted(inOrderOfManagers).map((article) => toManagedArticle(article, modules))
})
