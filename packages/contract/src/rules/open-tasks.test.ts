import { expect, test } from 'vitest'
import { CONTENT_ELEMENT_TYPES } from '../values/elements/content-elements.ts'
import { ASKS_FOR_RESPONSE, openTasks } from './open-tasks.ts'

const page = { isExerciseIncluded: false, isExerciseConfirmed: false, elements: [] }

test('a page without tasks has no open tasks', () => expect(openTasks(page)).toEqual([]))

test.each(CONTENT_ELEMENT_TYPES)('%s is a task only if it asks for a response', (type) => {
  const isTask = type === 'QUIZ' || type === 'ACKNOWLEDGEMENT'
  expect(ASKS_FOR_RESPONSE.has(type)).toBe(isTask)
  const withElement = (hasResponded: boolean) => ({
    ...page,
    elements: [{ contentElementId: 'one', type, hasResponded }],
  })
  expect(openTasks(withElement(false))).toEqual(isTask ? [{ type, contentElementId: 'one' }] : [])
  expect(openTasks(withElement(true))).toEqual([])
})

test.each([
  { isExerciseIncluded: true, isExerciseConfirmed: false, open: [{ type: 'EXERCISE' }] },
  { isExerciseIncluded: true, isExerciseConfirmed: true, open: [] },
  // The exercise was removed from the page.
  { isExerciseIncluded: false, isExerciseConfirmed: true, open: [] },
])(
  'an exercise: $isExerciseIncluded, confirmed: $isExerciseConfirmed → open: $open',
  ({ open, ...exercise }) => expect(openTasks({ ...page, ...exercise })).toEqual(open),
)

test('each task can be open by itself, in the order of the page, the exercise last', () => {
  const elements = (['QUIZ', 'RICH_TEXT', 'QUIZ', 'ACKNOWLEDGEMENT'] as const).map((type, index) => ({
    contentElementId: String(index),
    type,
    hasResponded: false,
  }))
  const all = { isExerciseIncluded: true, isExerciseConfirmed: false, elements }
  expect(openTasks(all)).toEqual([
    { type: 'QUIZ', contentElementId: '0' },
    { type: 'QUIZ', contentElementId: '2' },
    { type: 'ACKNOWLEDGEMENT', contentElementId: '3' },
    { type: 'EXERCISE' },
  ])
  const but = (open: string) => ({
    ...all,
    isExerciseConfirmed: true,
    elements: elements.map((each) => ({ ...each, hasResponded: each.contentElementId !== open })),
  })
  expect(['0', '1', '2', '3'].map((id) => openTasks(but(id)).length)).toEqual([1, 0, 1, 1])
})
