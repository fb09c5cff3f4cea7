import { unpublishBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { showsOrHides } from '../../../platform/lists/change-list.ts'
import { ARTICLES } from '../list.ts'

export const unpublishBlogArticleAsManagerCommand = handle(
  unpublishBlogArticleAsManager,
  showsOrHides(ARTICLES, 'blogArticleId', false),
)
