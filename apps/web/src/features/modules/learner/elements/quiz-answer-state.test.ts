import { expect, it } from 'vitest'
import { answerState } from './quiz-answer-state.ts'

const RIGHT = { contentElementQuizAnswerId: 'right', text: '', explanation: '', isCorrectAnswer: true }
const WRONG = { ...RIGHT, contentElementQuizAnswerId: 'wrong', isCorrectAnswer: false }
const OTHER = { ...WRONG, contentElementQuizAnswerId: 'other' }

const statesAfter = (quiz: { isAnswered: boolean; idOfGivenAnswer: string | null }) =>
  [RIGHT, WRONG, OTHER].map((answer) => answerState(answer, quiz)).join(' ')

it.each([
  { name: 'before the pick', quiz: { isAnswered: false, idOfGivenAnswer: null }, states: 'open open open' },
  {
    name: 'after the right pick',
    quiz: { isAnswered: true, idOfGivenAnswer: 'right' },
    states: 'right other other',
  },
  {
    name: 'after a wrong pick',
    quiz: { isAnswered: true, idOfGivenAnswer: 'wrong' },
    states: 'solution wrong other',
  },
  {
    name: 'when an older app reported only whether it was right',
    quiz: { isAnswered: true, idOfGivenAnswer: null },
    states: 'solution other other',
  },
])('shows the answers $name as $states', ({ quiz, states }) => {
  expect(statesAfter(quiz)).toBe(states)
})
