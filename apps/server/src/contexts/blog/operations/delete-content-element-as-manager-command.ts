import { deleteBlogElementAsManager } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { deletesElement } from '../../../platform/http/content-elements/delete-element.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ELEMENTS_OF_ARTICLE } from '../list.ts'

export const deleteBlogElementAsManagerCommand = handle(
  deleteBlogElementAsManager,
  deletesElement(ELEMENTS_OF_ARTICLE, 'blogArticleContentElementId'),
)
