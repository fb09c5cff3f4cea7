import { expect, test } from 'vitest'
import { QUIZ_BEGINS, QUIZ_ENDS, SOLUTION_BEGINS } from '../../platform/search/quiz-marks.ts'
import { isInQuiz, readableText, withoutMarks } from './quiz-text.ts'

const quiz = (question: string, solution: string) =>
  `${QUIZ_BEGINS}${question}${SOLUTION_BEGINS}${solution}${QUIZ_ENDS}`
const text = `Vorher · ${quiz('Was ist rot?', 'Die Tomate.')} · Dazwischen · ${quiz('Und gelb?', 'Die Quitte.')} · Danach`

test('solutions are readable once they were read', () => {
  expect(withoutMarks(readableText(text, false))).toBe(
    'Vorher · Was ist rot? · Dazwischen · Und gelb? · Danach',
  )
  expect(withoutMarks(readableText(text, true))).toBe(
    'Vorher · Was ist rot? · Die Tomate. · Dazwischen · Und gelb? · Die Quitte. · Danach',
  )
  expect(readableText('Ein Text.', false)).toBe('Ein Text.')
})

test.each([
  ['Vorher', false],
  ['rot', true],
  ['Tomate', true],
  ['Dazwischen', false],
  ['gelb', true],
  ['Danach', false],
])('%s is in a quiz: %s', (word, expected) => {
  const readable = readableText(text, true)
  expect(isInQuiz(readable, readable.indexOf(word))).toBe(expected)
})
