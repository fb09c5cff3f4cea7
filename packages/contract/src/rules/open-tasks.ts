import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
  type ResponseOf,
} from '../content-elements.ts'

/** The types whose readers have to respond. */
type Asking = { [T in ContentElementType]: [ResponseOf<T>] extends [never] ? never : T }[ContentElementType]

/** What a page is not left without. */
export const ASKS_FOR_RESPONSE: ReadonlySet<ContentElementType> = new Set(
  CONTENT_ELEMENT_TYPES.filter((type) => elementTypeOf(type).response),
)

const asksForResponse = (type: ContentElementType): type is Asking => ASKS_FOR_RESPONSE.has(type)

/** Something on a page that has to be done before the page counts as seen. */
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
 * What is still to be done: 'Weiter' waits for it, and the server does not mark the page as seen before. In the order in which
 * the tasks stand on the page; the exercise is at its end.
 */
export const openTasks = ({ isExerciseIncluded, isExerciseConfirmed, elements }: PageTasks): OpenTask[] => {
  const tasks = elements.flatMap(({ contentElementId, type, hasResponded }): OpenTask[] =>
    asksForResponse(type) && !hasResponded ? [{ type, contentElementId }] : [],
  )
  return isExerciseIncluded && !isExerciseConfirmed ? [...tasks, { type: 'EXERCISE' }] : tasks
}
