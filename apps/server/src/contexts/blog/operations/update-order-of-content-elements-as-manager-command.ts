import { updateOrderOfBlogElementsAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { sortsWithin } from '../../../platform/http/lists/change-list.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ELEMENTS_OF_ARTICLE } from '../list.ts'

export const updateOrderOfContentElementsAsManagerCommand = handle(
  updateOrderOfBlogElementsAsManager,
  sortsWithin(ELEMENTS_OF_ARTICLE, 'blogArticleId', 'sortedIdsOfContentElements'),
)
