import { describe, expect, it } from 'vitest'
import {
  sampleAcknowledgement,
  sampleModule,
  samplePage,
  sampleQuiz,
} from '../../../../testing/sample-module.ts'
import {
  isNewPage,
  isNextDisabled,
  mayFastForward,
  mayGoBack,
  nextPosition,
  previousPosition,
} from './moves.ts'
import { CONTENTS, pageAt, SUCCESS } from './position.ts'

const HALF_READ = sampleModule({ lastSeenModulePageIndex: 2 })
const COMPLETED = sampleModule({ lastSeenModulePageIndex: 4, isCompleted: true })
const NO_PAGES = sampleModule({ pages: [], lastSeenModulePageIndex: 0 })

describe('moving on from a page', () => {
  it.each([
    { name: 'a seen page: freely', reading: HALF_READ, pageIndex: 1, isFree: true },
    { name: 'the newest page: it is marked as seen', reading: HALF_READ, pageIndex: 2, isFree: false },
    { name: 'a page beyond it', reading: HALF_READ, pageIndex: 3, isFree: false },
    { name: 'any page of a completed module: freely', reading: COMPLETED, pageIndex: 3, isFree: true },
    {
      name: 'a new page of a completed module: freely',
      reading: sampleModule({ lastSeenModulePageIndex: 1, isCompleted: true }),
      pageIndex: 1,
      isFree: true,
    },
  ])('$name', ({ reading, pageIndex, isFree }) => {
    expect(mayFastForward(reading, pageIndex)).toBe(isFree)
    expect(isNewPage(reading, pageIndex)).toBe(!isFree)
  })
})

describe("'Weiter' is disabled", () => {
  const onPage = (page: Parameters<typeof samplePage>[0], module = {}) =>
    sampleModule({ pages: [samplePage(), samplePage(page)], lastSeenModulePageIndex: 1, ...module })
  const exercise = { isExerciseIncluded: true }
  const quiz = { contentElements: [sampleQuiz(false)] }
  const acknowledgement = { contentElements: [sampleAcknowledgement(false)] }
  it.each([
    { name: 'on a new page to read only', reading: onPage({}), position: pageAt(1), expected: false },
    {
      name: 'while an exercise is unconfirmed',
      reading: onPage(exercise),
      position: pageAt(1),
      expected: true,
    },
    { name: 'while a quiz is unanswered', reading: onPage(quiz), position: pageAt(1), expected: true },
    {
      name: 'while an acknowledgement is open',
      reading: onPage(acknowledgement),
      position: pageAt(1),
      expected: true,
    },
    {
      name: 'on a page seen before, regardless of open tasks',
      reading: onPage(quiz, { lastSeenModulePageIndex: 2 }),
      position: pageAt(1),
      expected: false,
    },
    {
      name: 'in a completed module, regardless of open tasks',
      reading: onPage(exercise, { isCompleted: true }),
      position: pageAt(1),
      expected: false,
    },
    { name: 'on a page that is locked', reading: HALF_READ, position: pageAt(3), expected: true },
    { name: 'on an unknown page', reading: COMPLETED, position: pageAt(9), expected: true },
    { name: 'on the contents', reading: HALF_READ, position: CONTENTS, expected: false },
    {
      name: 'on the contents of a module without pages',
      reading: NO_PAGES,
      position: CONTENTS,
      expected: true,
    },
    { name: 'on the success page', reading: COMPLETED, position: SUCCESS, expected: true },
  ])('$name: $expected', ({ reading, position, expected }) => {
    expect(isNextDisabled(reading, position)).toBe(expected)
  })
})

it.each([
  { name: 'the contents of a module half read', reading: HALF_READ, from: CONTENTS, to: pageAt(2) },
  {
    name: 'the contents when all is seen',
    reading: sampleModule({ lastSeenModulePageIndex: 4 }),
    from: CONTENTS,
    to: SUCCESS,
  },
  { name: 'the contents of a completed module', reading: COMPLETED, from: CONTENTS, to: pageAt(0) },
  { name: 'a page', reading: HALF_READ, from: pageAt(0), to: pageAt(1) },
  { name: 'the last page', reading: COMPLETED, from: pageAt(3), to: SUCCESS },
])('leads on from $name', ({ reading, from, to }) => {
  expect(nextPosition(reading, from)).toEqual(to)
})

it('nothing follows the success page', () => {
  expect(() => nextPosition(COMPLETED, SUCCESS)).toThrow('nothing follows')
})

it.each([
  { name: 'a later page', from: pageAt(2), to: pageAt(1) },
  { name: 'the second page', from: pageAt(1), to: pageAt(0) },
  { name: 'the success page', from: SUCCESS, to: pageAt(3) },
])('leads back from $name', ({ from, to }) => {
  expect(mayGoBack(from)).toBe(true)
  expect(previousPosition(COMPLETED, from)).toEqual(to)
})

it.each([
  { name: 'first page', from: pageAt(0) },
  { name: 'contents', from: CONTENTS },
])('moving back from the $name is an error and is not offered', ({ from }) => {
  expect(mayGoBack(from)).toBe(false)
  expect(() => previousPosition(COMPLETED, from)).toThrow('nothing precedes')
})

it('leads back from the success page of a module without pages to its contents', () => {
  expect(previousPosition(NO_PAGES, SUCCESS)).toEqual(CONTENTS)
})
