import { publishBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ARTICLES } from '../list.ts'

export const publishBlogArticleAsManagerCommand = handle(
  publishBlogArticleAsManager,
  showsOrHides(ARTICLES, 'blogArticleId', true),
)
