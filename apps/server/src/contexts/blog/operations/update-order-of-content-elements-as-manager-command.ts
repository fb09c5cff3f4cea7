import { updateOrderOfBlogElementsAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { sortsWithin } from '../../../platform/lists/change-list.ts'
import { ELEMENTS_OF_ARTICLE } from '../list.ts'

export const updateOrderOfContentElementsAsManagerCommand = handle(
  updateOrderOfBlogElementsAsManager,
  sortsWithin(ELEMENTS_OF_ARTICLE, 'blogArticleId', 'sortedIdsOfContentElements'),
)
