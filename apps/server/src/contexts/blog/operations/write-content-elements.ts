import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/blog/blog-elements'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { elementHandlers } from '../../../platform/http/content-elements/element-handlers.ts'
import { ELEMENTS_OF_ARTICLE } from '../list.ts'

/** The handlers of the two operations of each type, which are the same for all types. */
export const BLOG_ELEMENT_HANDLERS = elementHandlers({
  family: ELEMENTS_OF_ARTICLES,
  operations: BLOG_ELEMENT_OPERATIONS,
  list: ELEMENTS_OF_ARTICLE,
})
