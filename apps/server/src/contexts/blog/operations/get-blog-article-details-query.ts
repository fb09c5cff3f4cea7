import { getBlogArticleDetails } from '@wohlauf/contract/blog/blog'
import { handle } from '../../../platform/http/mount/handler.ts'
import { sharedModules } from '../../modules/index.ts'
import { articlesRead, publishedArticles, publishedElements, summaryFor } from '../published-articles.ts'

export const getBlogArticleDetailsQuery = handle(
  getBlogArticleDetails,
  async (context) => {
    const { input, now, refuse } = context
    const articles = await publishedArticles(context)
    const article = articles.find(({ id }) => id === input.blogArticleId)
    if (!article) return refuse('not-found')
    const [contentElements, modules] = await Promise.all([
      publishedElements(context, article.id),
      sharedModules(context),
    ])
    const promotedModules = article.idsOfPromotedModules.flatMap((promoted) => {
      const module = modules.find(({ id }) => id === promoted)
      if (!module) return []
      const { id: moduleId, number, title, image } = module
      return [{ moduleId, number, title, image }]
    })
    return {
      ...summaryFor(context, now)(article),
      isPublished: true,
      createdAt: article.createdAt.toISOString(),
      idsOfPromotedModules: promotedModules.map(({ moduleId }) => moduleId),
      contentElements: [...contentElements],
      promotedModules,
    }
  },
  { prefetch: [articlesRead] },
)
