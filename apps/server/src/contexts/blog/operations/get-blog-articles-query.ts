import { getBlogArticles } from '@wohlauf/contract/blog/blog'
import { handle } from '../../../platform/http/mount/handler.ts'
import { articlesRead, listArticles } from '../published-articles.ts'

export const getBlogArticlesQuery = handle(getBlogArticles, (context) => listArticles(context, context.now), {
  prefetch: [articlesRead],
})
