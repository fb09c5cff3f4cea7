import type { DemoElement, DemoModule, DemoPage } from '@wohlauf/demo/content/types'

/**
 * The table of `decisions.md`, "Health points and levels", stated independently: the server's own values
 * would prove nothing.
 */
const POINTS = {
  introduction: 20,
  page: 5,
  quizAnsweredRight: 10,
  acknowledgement: 5,
  exercise: 5,
  habitStarted: 5,
  moduleCompleted: 50,
}

export const POINTS_OF_INTRODUCTION = POINTS.introduction

/** The reader answers every other quiz of a module wrong, beginning with the second. */
export const isAnsweredRight = (module: DemoModule, quiz: DemoElement): boolean =>
  module.pages
    .flatMap(({ contentElements }) => contentElements)
    .filter(({ type }) => type === 'QUIZ')
    .indexOf(quiz) %
    2 ===
  0

const pointsOfElement = (module: DemoModule, element: DemoElement): number => {
  if (element.type === 'QUIZ') return isAnsweredRight(module, element) ? POINTS.quizAnsweredRight : 0
  if (element.type === 'ACKNOWLEDGEMENT') return POINTS.acknowledgement
  return element.type === 'HABIT_PROPOSAL' ? POINTS.habitStarted : 0
}

const pointsOfPage = (module: DemoModule, { isExerciseIncluded, contentElements }: DemoPage): number =>
  contentElements.reduce((sum, element) => sum + pointsOfElement(module, element), POINTS.page) +
  (isExerciseIncluded ? POINTS.exercise : 0)

/** The points for reading a module: those before its completion, and those for it. */
export const pointsOf = (module: DemoModule): { readingPoints: number; completed: number } => {
  const readingPoints = module.pages.reduce((sum, page) => sum + pointsOfPage(module, page), 0)
  return { readingPoints, completed: readingPoints + POINTS.moduleCompleted }
}
