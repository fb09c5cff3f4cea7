import type { ModulePage } from '@wohlauf/contract/modules/modules'
import { type OpenTask, openTasks as openTasksOf } from '@wohlauf/contract/rules/open-tasks'
import { type ContentElement, elementTypeOf } from '@wohlauf/contract/values/elements/content-elements'

export type { OpenTask }

const hasResponded = (element: ContentElement): boolean =>
  (element as Record<string, unknown>)[elementTypeOf(element.type).response ?? ''] === true

export const openTasks = ({ contentElements, ...exercise }: ModulePage): OpenTask[] =>
  openTasksOf({
    ...exercise,
    elements: contentElements.map((element) => ({ ...element, hasResponded: hasResponded(element) })),
  })

/** Unique among the tasks of a page. */
export const taskKey = (task: OpenTask): string =>
  task.type === 'EXERCISE' ? 'exercise' : task.contentElementId
