import { publishBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { ARTICLES } from '../list.ts'

export const publishBlogArticleAsManagerCommand = handle(
  publishBlogArticleAsManager,
  showsOrHides(ARTICLES, 'blogArticleId', true),
)
