import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
} from '@wohlauf/contract/values/elements/content-elements'
import type { Feature } from '@wohlauf/contract/values/features'

/**
 * The same for learners and managers. Elements of a feature that is off are kept, but neither shown nor
 * answerable (`decisions.md`, point 47).
 */
export const shownTypes = (features: readonly Feature[]): ContentElementType[] =>
  CONTENT_ELEMENT_TYPES.filter((type) => {
    const { feature } = elementTypeOf(type)
    return !feature || features.includes(feature)
  })
