import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { type BlogElementType, ELEMENTS_OF_ARTICLES } from '@wohlauf/contract/values/elements/blog-elements'
import { elementDialogsOf, type FieldsOfElement } from '../../../../../authoring/elements/element-dialog.tsx'

export type ElementFieldsProps<T extends BlogElementType> = FieldsOfElement<typeof ELEMENTS_OF_ARTICLES, T>

export const elementDialog = elementDialogsOf(ELEMENTS_OF_ARTICLES, BLOG_ELEMENT_OPERATIONS)
