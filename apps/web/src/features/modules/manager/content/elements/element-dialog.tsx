import { ELEMENT_OPERATIONS } from '@wohlauf/contract/modules/content-elements-as-manager'
import {
  type ContentElementType,
  ELEMENTS_OF_PAGES,
} from '@wohlauf/contract/values/elements/content-elements'
import { elementDialogsOf, type FieldsOfElement } from '../../../../../authoring/elements/element-dialog.tsx'

export type ElementFieldsProps<T extends ContentElementType> = FieldsOfElement<typeof ELEMENTS_OF_PAGES, T>

export const elementDialog = elementDialogsOf(ELEMENTS_OF_PAGES, ELEMENT_OPERATIONS)
