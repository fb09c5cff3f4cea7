import { unpublishBlogArticleAsManager } from '@wohlauf/contract/blog/blog-as-manager'
import { showsOrHides } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ARTICLES } from '../list.ts'

export const unpublishBlogArticleAsManagerCommand = handle(
  unpublishBlogArticleAsManager,
  showsOrHides(ARTICLES, 'blogArticleId', false),
)
