import { expect, it } from 'vitest'
import { sampleAcknowledgement, samplePage, sampleQuiz } from '../../../../testing/sample-module.ts'
import { openTasks, taskKey } from './open-tasks.ts'

it.each([
  { name: 'a page to read only', page: samplePage(), types: [] },
  { name: 'an unconfirmed exercise', page: samplePage({ isExerciseIncluded: true }), types: ['EXERCISE'] },
  {
    name: 'a confirmed exercise',
    page: samplePage({ isExerciseIncluded: true, isExerciseConfirmed: true }),
    types: [],
  },
  {
    name: 'a page whose exercise was removed',
    page: samplePage({ isExerciseIncluded: false, isExerciseConfirmed: false }),
    types: [],
  },
  { name: 'an unanswered quiz', page: samplePage({ contentElements: [sampleQuiz(false)] }), types: ['QUIZ'] },
  { name: 'an answered quiz', page: samplePage({ contentElements: [sampleQuiz(true)] }), types: [] },
  {
    name: 'one of two quizzes unanswered',
    page: samplePage({ contentElements: [sampleQuiz(true), sampleQuiz(false)] }),
    types: ['QUIZ'],
  },
  {
    name: 'all together, the exercise last',
    page: samplePage({
      isExerciseIncluded: true,
      contentElements: [sampleAcknowledgement(false), sampleQuiz(false)],
    }),
    types: ['ACKNOWLEDGEMENT', 'QUIZ', 'EXERCISE'],
  },
  {
    name: 'a given acknowledgement',
    page: samplePage({ contentElements: [sampleAcknowledgement(true)] }),
    types: [],
  },
])('lists the open tasks: $name', ({ page, types }) => {
  expect(openTasks(page).map(({ type }) => type)).toEqual(types)
})

it('has a unique key for each task of a page', () => {
  const page = samplePage({
    isExerciseIncluded: true,
    contentElements: [sampleAcknowledgement(false), sampleQuiz(false)],
  })
  expect(openTasks(page).map(taskKey)).toEqual(['acknowledgement', 'quiz', 'exercise'])
})
