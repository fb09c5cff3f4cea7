import { markBlogArticleAsRead } from '@wohlauf/contract/blog/blog'
import { sendWithCommit } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { healthPointAward } from '../../user-progress/index.ts'
import { publishedArticles, readingOf } from '../published-articles.ts'

export const markBlogArticleAsReadCommand = handle(markBlogArticleAsRead, async (context) => {
  const { input, tx, user, now, refuse } = context
  const articles = await publishedArticles(context)
  const found = articles.find(({ id }) => id === input.blogArticleId)
  if (!found) return refuse('not-found')
  sendWithCommit(tx, ...readingOf(tx, user.id, found.id, now))
  const award = {
    userId: user.id,
    reason: 'blog-article-read',
    subject: found.id,
    title: found.title,
  } as const
  sendWithCommit(tx, ...healthPointAward(tx, award, now))
  return {}
})
