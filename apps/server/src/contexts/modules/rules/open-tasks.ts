import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
} from '@wohlauf/contract/content-elements'

/** What must be done before a page counts as seen: the same gate as the screen's 'Weiter'. */
export type PageTasks = {
  isExerciseIncluded: boolean
  isExerciseConfirmed: boolean
  elements: readonly { id: string; type: ContentElementType }[]
  /** Quizzes answered and acknowledgements given. */
  respondedElementIds: ReadonlySet<string>
}

/** What a page is not left without. */
export const ASKS_FOR_RESPONSE: ReadonlySet<ContentElementType> = new Set(
  CONTENT_ELEMENT_TYPES.filter((type) => elementTypeOf(type).response),
)

export const hasOpenTasks = (page: PageTasks): boolean =>
  (page.isExerciseIncluded && !page.isExerciseConfirmed) ||
  page.elements.some(({ id, type }) => ASKS_FOR_RESPONSE.has(type) && !page.respondedElementIds.has(id))
