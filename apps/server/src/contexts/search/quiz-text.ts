import { QUIZ_BEGINS, QUIZ_ENDS, SOLUTION_BEGINS } from '../../platform/search/quiz-marks.ts'

const SOLUTIONS = new RegExp(`${SOLUTION_BEGINS}[^${QUIZ_ENDS}]*`, 'g')
const MARKS = new RegExp(`[${QUIZ_BEGINS}${QUIZ_ENDS}]`, 'g')

/** The text of an entry as its reader may see it: the solutions of quizzes only when they were read. */
export const readableText = (content: string, hasRead: boolean): string =>
  hasRead ? content.replaceAll(SOLUTION_BEGINS, ' · ') : content.replace(SOLUTIONS, '')

export const isInQuiz = (text: string, position: number): boolean =>
  text.lastIndexOf(QUIZ_BEGINS, position) > text.lastIndexOf(QUIZ_ENDS, position)

export const withoutMarks = (text: string): string => text.replace(MARKS, '')
