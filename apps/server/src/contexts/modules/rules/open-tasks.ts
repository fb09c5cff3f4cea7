import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
} from '@wohlauf/contract/content-elements'

/** The tasks to complete before a page counts as seen: the same condition as for the screen's 'Weiter'. */
export type PageTasks = {
  isExerciseIncluded: boolean
  isExerciseConfirmed: boolean
  elements: readonly { id: string; type: ContentElementType }[]
  /** Quizzes answered and acknowledgements given. */
  respondedElementIds: ReadonlySet<string>
}

/** The tasks required to leave a page. */
export const ASKS_FOR_RESPONSE: ReadonlySet<ContentElementType> = new Set(
  CONTENT_ELEMENT_TYPES.filter((type) => elementTypeOf(type).response),
)

export const hasOpenTasks = (page: PageTasks): boolean =>
  (page.isExerciseIncluded && !page.isExerciseConfirmed) ||
  page.elements.some(({ id, type }) => ASKS_FOR_RESPONSE.has(type) && !page.respondedElementIds.has(id))
