import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
  type ResponseOf,
} from '../modules/content-elements.ts'

/** The types whose readers have to respond. */
export type Asking = {
  [T in ContentElementType]: [ResponseOf<T>] extends [never] ? never : T
}[ContentElementType]

/** The kinds of tasks required to leave a page. */
export const ASKS_FOR_RESPONSE: ReadonlySet<ContentElementType> = new Set(
  CONTENT_ELEMENT_TYPES.filter((type) => elementTypeOf(type).response),
)

export const asksForResponse = (type: ContentElementType): type is Asking => ASKS_FOR_RESPONSE.has(type)

/** A task on a page that must be completed before the page counts as seen. */
export type OpenTask =
  | { readonly type: Asking; readonly contentElementId: string }
  | { readonly type: 'EXERCISE' }

type PageTasks = {
  isExerciseIncluded: boolean
  isExerciseConfirmed: boolean
  /** `hasResponded`: a quiz is answered, an acknowledgement given. */
  elements: readonly { contentElementId: string; type: ContentElementType; hasResponded: boolean }[]
}

/**
 * The open tasks: 'Weiter' is blocked by them, and the server does not mark the page as seen before. In the
 * order of the page; the exercise is at its end.
 */
export const openTasks = ({ isExerciseIncluded, isExerciseConfirmed, elements }: PageTasks): OpenTask[] => {
  const tasks = elements.flatMap(({ contentElementId, type, hasResponded }): OpenTask[] =>
    asksForResponse(type) && !hasResponded ? [{ type, contentElementId }] : [],
  )
  return isExerciseIncluded && !isExerciseConfirmed ? [...tasks, { type: 'EXERCISE' }] : tasks
}
