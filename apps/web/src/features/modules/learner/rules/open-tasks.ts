import type { ModulePage } from '@wohlauf/contract/modules'

/** Something on a page that has to be done before it counts as seen. */
export type OpenTask =
  | { readonly type: 'QUIZ' | 'ACKNOWLEDGEMENT'; readonly contentElementId: string }
  | { readonly type: 'EXERCISE' }

/** In the order in which they stand on the page; the exercise is at its end. */
export const openTasks = ({
  isExerciseIncluded,
  isExerciseConfirmed,
  contentElements,
}: ModulePage): OpenTask[] => {
  const tasks = contentElements.flatMap((element): OpenTask[] => {
    const { contentElementId } = element
    if (element.type === 'QUIZ' && !element.isAnswered) return [{ type: 'QUIZ', contentElementId }]
    if (element.type === 'ACKNOWLEDGEMENT' && !element.isConfirmed)
      return [{ type: 'ACKNOWLEDGEMENT', contentElementId }]
    return []
  })
  return isExerciseIncluded && !isExerciseConfirmed ? [...tasks, { type: 'EXERCISE' }] : tasks
}

/** Tells the tasks of one page apart. */
export const taskKey = (task: OpenTask): string =>
  task.type === 'EXERCISE' ? 'exercise' : task.contentElementId
