import {
  CONTENT_ELEMENT_TYPES,
  type ContentElementType,
  elementTypeOf,
  type ResponseOf,
} from '../values/elements/content-elements.ts'

export type Asking = {
  [T in ContentElementType]: [ResponseOf<T>] extends [never] ? never : T
}[ContentElementType]

export const ASKS_FOR_RESPONSE: ReadonlySet<ContentElementType> = new Set(
  CONTENT_ELEMENT_TYPES.filter((type) => elementTypeOf(type).response),
)

export const asksForResponse = (type: ContentElementType): type is Asking => ASKS_FOR_RESPONSE.has(type)

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
 * They block 'Weiter', and the server does not mark the page as seen before they are done. In the order of the
 * page; the exercise comes last.
 */
export const openTasks = ({ isExerciseIncluded, isExerciseConfirmed, elements }: PageTasks): OpenTask[] => {
  const tasks = elements.flatMap(({ contentElementId, type, hasResponded }): OpenTask[] =>
    asksForResponse(type) && !hasResponded ? [{ type, contentElementId }] : [],
  )
  return isExerciseIncluded && !isExerciseConfirmed ? [...tasks, { type: 'EXERCISE' }] : tasks
}
