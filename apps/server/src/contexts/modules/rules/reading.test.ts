import { describe, expect, test } from 'vitest'
import { readingOf } from './reading.ts'

const pages = (count: number) => Array.from({ length: count }, (_, index) => `page-${index}`)

describe('percentage and index, from the visible pages and the seen ones', () => {
  test.each([
    { visible: [], seen: [], percentage: 0, index: 0 },
    { visible: ['a'], seen: [], percentage: 0, index: 0 },
    { visible: ['a'], seen: ['a'], percentage: 99, index: 1 },
    { visible: ['a', 'b', 'c'], seen: ['a'], percentage: 33, index: 1 },
    { visible: ['a', 'b', 'c'], seen: ['a', 'b'], percentage: 66, index: 2 },
    { visible: ['a', 'b', 'c'], seen: ['c', 'a', 'b'], percentage: 99, index: 3 },
    { visible: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], seen: ['a', 'b', 'c'], percentage: 42, index: 3 },
    // A page in the middle was hidden after it was seen: it is not counted.
    { visible: ['a', 'c', 'd'], seen: ['a', 'b'], percentage: 33, index: 1 },
    // A new page stands before seen ones: it is the next to read.
    { visible: ['a', 'new', 'b'], seen: ['a', 'b'], percentage: 66, index: 1 },
    { visible: ['new', 'a', 'b'], seen: ['a', 'b'], percentage: 66, index: 0 },
    // Pages changed positions.
    { visible: ['c', 'b', 'a'], seen: ['a', 'b'], percentage: 66, index: 0 },
    // Duplicate ids count once; ids of deleted pages are ignored.
    { visible: ['a', 'b'], seen: ['a', 'a', 'z', 'y'], percentage: 50, index: 1 },
    { visible: pages(300), seen: pages(299), percentage: 99, index: 299 },
    { visible: pages(300), seen: pages(2), percentage: 0, index: 2 },
  ])('$visible with $seen: $percentage %, index $index', ({ visible, seen, percentage, index }) => {
    expect(readingOf(visible, seen, false)).toEqual({
      completionPercentage: percentage,
      lastSeenModulePageIndex: index,
      isCompleted: false,
    })
  })

  test.each([
    { visible: ['a', 'b'], seen: ['a', 'b'], index: 2 },
    { visible: ['a', 'b', 'new'], seen: ['a', 'b'], index: 2 },
    { visible: ['new'], seen: ['a', 'b'], index: 0 },
    { visible: [], seen: ['a'], index: 0 },
  ])('a completed module stays at 100 % with $visible', ({ visible, seen, index }) => {
    expect(readingOf(visible, seen, true)).toEqual({
      completionPercentage: 100,
      lastSeenModulePageIndex: index,
      isCompleted: true,
    })
  })
})
