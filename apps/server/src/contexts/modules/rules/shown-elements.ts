import { CONTENT_ELEMENT_TYPES, type ContentElementType } from '@wohlauf/contract/content-elements'
import type { Feature } from '@wohlauf/contract/features'

/** What belongs to a feature is kept while an app has it off, and neither shown nor answered (`decisions.md`, point 47). */
const FEATURE_OF: Partial<Record<ContentElementType, Feature>> = { DOCUMENT: 'DOCUMENTS' }

/** The kinds of elements that an app with these features shows, to learners and managers alike. */
export const shownTypes = (features: readonly Feature[]): ContentElementType[] =>
  CONTENT_ELEMENT_TYPES.filter((type) => {
    const feature = FEATURE_OF[type]
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
