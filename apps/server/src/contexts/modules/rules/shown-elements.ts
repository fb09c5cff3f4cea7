import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
} from '@wohlauf/contract/content-elements'
import type { Feature } from '@wohlauf/contract/features'

/**
 * The kinds of elements that an app with these features shows, to learners and managers alike. What belongs to a feature
 * that is off is kept, and neither shown nor answered (`decisions.md`, point 47).
 */
export const shownTypes = (features: readonly Feature[]): ContentElementType[] =>
  CONTENT_ELEMENT_TYPES.filter((type) => {
    const { feature } = elementTypeOf(type)
    return !feature || features.includes(feature)
  })
