import { CONTENT_ELEMENT_TYPES } from '@wohlauf/contract/content-elements'
import { expect, test } from 'vitest'
import { hasOpenTasks } from './open-tasks.ts'

const page = {
  isExerciseIncluded: false,
  isExerciseConfirmed: false,
  elements: [],
  respondedElementIds: new Set<string>(),
}

test('a page without tasks has no open tasks', () => expect(hasOpenTasks(page)).toBe(false))

test.each(CONTENT_ELEMENT_TYPES)('%s is a task only if it asks for a response', (type) => {
  const withElement = { ...page, elements: [{ id: 'one', type }] }
  expect(hasOpenTasks(withElement)).toBe(type === 'QUIZ' || type === 'ACKNOWLEDGEMENT')
  expect(hasOpenTasks({ ...withElement, respondedElementIds: new Set(['one']) })).toBe(false)
})

test.each([
  { isExerciseIncluded: true, isExerciseConfirmed: false, isOpen: true },
  { isExerciseIncluded: true, isExerciseConfirmed: true, isOpen: false },
  // The exercise was removed from the page.
  { isExerciseIncluded: false, isExerciseConfirmed: true, isOpen: false },
])(
  'an exercise: $isExerciseIncluded, confirmed: $isExerciseConfirmed → open: $isOpen',
  ({ isOpen, ...exercise }) => expect(hasOpenTasks({ ...page, ...exercise })).toBe(isOpen),
)

test('each task alone keeps the page open', () => {
  const elements = [
    { id: 'quiz', type: 'QUIZ' as const },
    { id: 'second', type: 'QUIZ' as const },
    { id: 'given', type: 'ACKNOWLEDGEMENT' as const },
  ]
  const all = { ...page, elements, isExerciseIncluded: true, isExerciseConfirmed: true }
  const responded = new Set(['quiz', 'second', 'given'])
  expect(hasOpenTasks({ ...all, respondedElementIds: responded })).toBe(false)
  for (const id of responded)
    expect(hasOpenTasks({ ...all, respondedElementIds: responded.difference(new Set([id])) })).toBe(true)
  expect(hasOpenTasks({ ...all, respondedElementIds: responded, isExerciseConfirmed: false })).toBe(true)
})
