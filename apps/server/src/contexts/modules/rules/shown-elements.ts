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

/**
 * The order of all elements after those that are shown were sorted; the others keep their positions.
 *
 * @param elements all, in their present order
 * @returns null when `sorted` is not as many as are shown
 */
export const orderOfAll = (
  elements: readonly { id: string; type: ContentElementType }[],
  types: readonly ContentElementType[],
  sorted: readonly string[],
): string[] | null => {
  const isShown = ({ type }: { type: ContentElementType }) => types.includes(type)
  if (elements.filter(isShown).length !== sorted.length) return null
  const next = sorted.values()
  return elements.map((element) => (isShown(element) ? (next.next().value ?? '') : element.id))
}
