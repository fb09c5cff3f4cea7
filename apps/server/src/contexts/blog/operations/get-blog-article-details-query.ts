import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sharedModules } from '../../modules/index.ts'
import { articlesRead, publishedArticles, publishedElements, summaryFor } from '../published-articles.ts'

export const getBlogArticleDetailsQuery = handle(
  getBlogArticleDetails,
  async (context) => {
    const { input, now, refuse } = context
    const articles = await publishedArticles(context)
    const found = articles.find(({ id }) => id === input.blogArticleId)
    if (!found) return refuse('not-found')
    const [contentElements, modules] = await Promise.all([
      publishedElements(context, found.id),
      sharedModules(context),
    ])
    const promotedModules = found.idsOfPromotedModules.flatMap((promoted) => {
      const module = modules.find(({ id }) => id === promoted)
      if (!module) return []
      const { id: moduleId, number, title, image } = module
      return [{ moduleId, number, title, image }]
    })
    return {
      ...summaryFor(context, now)(found),
      isPublished: true,
      createdAt: found.createdAt.toISOString(),
      idsOfPromotedModules: promotedModules.map(({ moduleId }) => moduleId),
      contentElements: [...contentElements],
      promotedModules,
    }
  },
  { prefetch: [articlesRead] },
)
