import { getBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/mount/handler.ts'
import { loadManagedArticle } from '../managed-article.ts'

export const getBlogArticleAsManagerQuery = handle(
  getBlogArticleAsManager,
  async ({ input, tx, refuse }) => (await loadManagedArticle(tx, input.blogArticleId)) ?? refuse('not-found'),
)
