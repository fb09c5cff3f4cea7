import { describe, expect, it } from 'vitest'
import {
  sampleAcknowledgement,
  sampleModule,
  samplePage,
  sampleQuiz,
} from '../../../../testing/sample-module.ts'
import { expectAcknowledgement, expectExercise, expectPageSeen, expectQuizPick } from './expected.ts'

describe('a page that will count as seen', () => {
  it.each([
    { name: 'the newest', module: {}, pageIndex: 2, lastSeen: 3, percent: 75 },
    {
      name: 'the last page: 99 percent until completed',
      module: { lastSeenModulePageIndex: 3 },
      pageIndex: 3,
      lastSeen: 4,
      percent: 99,
    },
    { name: 'a page that the answer already contains', module: {}, pageIndex: 1, lastSeen: 2, percent: 50 },
    { name: 'a page seen long ago', module: {}, pageIndex: 0, lastSeen: 2, percent: 50 },
    {
      name: 'a page of a completed module',
      module: { isCompleted: true, completionPercentage: 100 },
      pageIndex: 3,
      lastSeen: 2,
      percent: 100,
    },
  ])('$name', ({ module, pageIndex, lastSeen, percent }) => {
    const expected = expectPageSeen(pageIndex)(sampleModule(module))
    expect(expected.lastSeenModulePageIndex).toBe(lastSeen)
    expect(expected.completionPercentage).toBe(percent)
  })
})

const MODULE = sampleModule({
  pages: [
    samplePage({
      modulePageId: 'a',
      isExerciseIncluded: true,
      contentElements: [sampleQuiz(false), sampleAcknowledgement(false)],
    }),
    samplePage({ modulePageId: 'b', isExerciseIncluded: true }),
  ],
})

it('confirms and retracts the exercise of one page only', () => {
  const confirmed = expectExercise('a', true)(MODULE)
  expect(confirmed.pages.map((page) => page.isExerciseConfirmed)).toEqual([true, false])
  expect(expectExercise('a', false)(confirmed)).toEqual(MODULE)
})

it('stores the first pick of a quiz and keeps it', () => {
  const first = expectQuizPick('quiz', 'one')(MODULE)
  expect(first.pages[0]?.contentElements[0]).toMatchObject({ isAnswered: true, idOfGivenAnswer: 'one' })
  expect(expectQuizPick('quiz', 'two')(first)).toEqual(first)
})

it('gives an acknowledgement', () => {
  const result = expectAcknowledgement('acknowledgement')(MODULE)
  expect(result.pages[0]?.contentElements[1]).toMatchObject({ isConfirmed: true })
  expect(result.pages[0]?.contentElements[0]).toEqual(MODULE.pages[0]?.contentElements[0])
})

it('changes no other element of a page, and none of another type', () => {
  const second = { ...sampleQuiz(false), contentElementId: 'second' }
  const module = sampleModule({
    pages: [samplePage({ contentElements: [sampleQuiz(false), second, sampleAcknowledgement(false)] })],
  })
  const picked = expectQuizPick('quiz', 'one')(module)
  expect(picked.pages[0]?.contentElements.slice(1)).toEqual([second, sampleAcknowledgement(false)])
  expect(expectQuizPick('acknowledgement', 'one')(module)).toEqual(module)
  expect(expectAcknowledgement('quiz')(module)).toEqual(module)
})
