import {
  BLOG_ELEMENT_OPERATIONS,
  deleteBlogElementAsManager,
  updateOrderOfBlogElementsAsManager,
} from '@wohlauf/contract/blog/blog-elements-as-manager'
import { ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { deletesElement } from '../../../platform/http/content-elements/delete-element.ts'
import { elementHandlers } from '../../../platform/http/content-elements/element-handlers.ts'
import { managedHandlers } from '../../../platform/http/lists/managed-handlers.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { ELEMENTS_OF_ARTICLE } from '../list.ts'

export const BLOG_ELEMENT_HANDLERS = elementHandlers({
  family: ELEMENTS_OF_ARTICLES,
  operations: BLOG_ELEMENT_OPERATIONS,
  list: ELEMENTS_OF_ARTICLE,
  publishesOnSave: 'blog_article',
})

export const manageBlogElements = managedHandlers(
  ELEMENTS_OF_ARTICLE,
  {
    sort: updateOrderOfBlogElementsAsManager,
    delete: handle(deleteBlogElementAsManager, deletesElement(ELEMENTS_OF_ARTICLE), {
      publishesOnSave: 'blog_article',
    }),
  },
  { publishesOnSave: 'blog_article', by: ['sort'] },
)
