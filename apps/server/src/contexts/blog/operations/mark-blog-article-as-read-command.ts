import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import { handle } from '../../../platform/http/mount/handler.ts'
import { publishedArticles } from '../published-articles.ts'

export const markBlogArticleAsReadCommand = handle(
  markBlogArticleAsRead,
  async (context) => {
    const { input, refuse, batchedWrite } = context
    const articles = await publishedArticles(context)
    const article = articles.find(({ id }) => id === input.blogArticleId)
    if (!article) return refuse('not-found')
    await batchedWrite(article.id, article.title, HEALTH_POINTS['blog-article-read'])
    return {}
  },
  { batchedWrite: 'mark_articles_as_read' },
)
