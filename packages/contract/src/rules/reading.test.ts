import { expect, test } from 'vitest'
import {
  completionPercentage,
  hasAddedPages,
  isAddedPage,
  isReachable,
  isSuccessReachable,
} from './reading.ts'

test.each([
  [0, 0, false, 0],
  [0, 1, false, 0],
  [1, 3, false, 33],
  [2, 3, false, 66],
  [3, 7, false, 42],
  [2, 300, false, 0],
  [299, 300, false, 99],
  [1, 1, false, 99],
  [4, 4, false, 99],
  [0, 0, true, 100],
  [0, 1, true, 100],
  [2, 3, true, 100],
])('%i of %i pages seen, completed %s: %i percent', (seenPages, pages, isCompleted, percent) => {
  expect(completionPercentage(seenPages, pages, isCompleted)).toBe(percent)
})

const reading = (lastSeenModulePageIndex: number, isCompleted: boolean) => ({
  lastSeenModulePageIndex,
  isCompleted,
})

test.each([
  [0, false, 0, true],
  [0, false, 1, false],
  [2, false, 0, true],
  [2, false, 2, true],
  [2, false, 3, false],
  [2, false, -1, false],
  [0, true, 7, true],
  [0, true, -1, false],
])('at index %i, completed %s, page %i may be opened: %s', (index, isCompleted, page, expected) => {
  expect(isReachable(reading(index, isCompleted), page)).toBe(expected)
})

test.each([
  [3, false, 4, false],
  [4, false, 4, true],
  [0, false, 0, false],
  [0, true, 0, false],
  [3, true, 4, true],
])(
  'at index %i, completed %s, of %i pages, success may be opened: %s',
  (index, isCompleted, pages, expected) => {
    expect(isSuccessReachable(reading(index, isCompleted), pages)).toBe(expected)
  },
)

test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
  [false, true, false],
])('module completed %s, page seen %s: the page was added later: %s', (isCompleted, isSeen, expected) => {
  expect(isAddedPage({ isCompleted }, isSeen)).toBe(expected)
})

test.each([
  [4, true, 4, false],
  [3, true, 4, true],
  [3, false, 4, false],
  [0, true, 0, false],
])(
  'first unseen page %i, completed %s, %i pages: some were added later: %s',
  (index, isCompleted, count, expected) => {
    expect(hasAddedPages(reading(index, isCompleted), count)).toBe(expected)
  },
)
