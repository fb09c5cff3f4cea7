import { ELEMENTS_OF_PAGES } from '@wohlauf/contract/modules/content-elements'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/modules/content-elements-as-manager'
import { elementHandlers } from '../../../platform/http/content-elements/element-handlers.ts'
import { ELEMENTS_OF_PAGE } from '../lists.ts'
import { CONVERSIONS } from '../write-content.ts'

/** The handlers of the two operations of each type, which are the same for all types. */
export const ELEMENT_HANDLERS = elementHandlers({
  family: ELEMENTS_OF_PAGES,
  operations: ELEMENT_OPERATIONS,
  list: ELEMENTS_OF_PAGE,
  conversions: CONVERSIONS,
})
