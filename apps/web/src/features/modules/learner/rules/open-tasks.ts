import {
  type ContentElement,
  type ContentElementType,
  ELEMENTS,
  type ResponseOf,
} from '@wohlauf/contract/content-elements'
import type { ElementType } from '@wohlauf/contract/elements/element-type'
import type { ModulePage } from '@wohlauf/contract/modules'

/** The types whose readers have to respond. */
type Asking = { [T in ContentElementType]: [ResponseOf<T>] extends [never] ? never : T }[ContentElementType]

const responseOf = (type: ContentElementType) =>
  (ELEMENTS as Partial<Record<string, ElementType>>)[type]?.response
const asksForResponse = (type: ContentElementType): type is Asking => responseOf(type) !== undefined
const hasResponded = (element: ContentElement): boolean =>
  (element as Record<string, unknown>)[responseOf(element.type) ?? ''] === true

/** A task on a page that must be completed before the page counts as seen. */
export type OpenTask =
  | { readonly type: Asking; readonly contentElementId: string }
  | { readonly type: 'EXERCISE' }

/** In the order of the page; the exercise is at its end. */
export const openTasks = ({
  isExerciseIncluded,
  isExerciseConfirmed,
  contentElements,
}: ModulePage): OpenTask[] => {
  const tasks = contentElements.flatMap((element): OpenTask[] => {
    const { type, contentElementId } = element
    return asksForResponse(type) && !hasResponded(element) ? [{ type, contentElementId }] : []
  })
  return isExerciseIncluded && !isExerciseConfirmed ? [...tasks, { type: 'EXERCISE' }] : tasks
}

/** Unique among the tasks of a page. */
export const taskKey = (task: OpenTask): string =>
  task.type === 'EXERCISE' ? 'exercise' : task.contentElementId
