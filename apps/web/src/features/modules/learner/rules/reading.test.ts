import { describe, expect, it } from 'vitest'
import { sampleModule, samplePage } from '../../../../testing/sample-module.ts'
import { CONTENTS, pageAt, SUCCESS } from './position.ts'
import { isReachable, openingPosition, positionToShow, progressPercent } from './reading.ts'

const NO_PAGES = sampleModule({ pages: [], lastSeenModulePageIndex: 0 })
const NEW = sampleModule({ lastSeenModulePageIndex: 0 })
const HALF_READ = sampleModule({ lastSeenModulePageIndex: 2 })
const ALL_SEEN = sampleModule({ lastSeenModulePageIndex: 4 })
const COMPLETED = sampleModule({ lastSeenModulePageIndex: 4, isCompleted: true })
const GROWN = sampleModule({ lastSeenModulePageIndex: 3, isCompleted: true })

describe('the position at which a module opens', () => {
  it.each([
    { name: 'a new module: its first page', reading: NEW, position: pageAt(0) },
    { name: 'a module half read: the first page not seen', reading: HALF_READ, position: pageAt(2) },
    { name: 'all pages seen, not completed: the success page', reading: ALL_SEEN, position: SUCCESS },
    { name: 'a completed module: the contents', reading: COMPLETED, position: CONTENTS },
    { name: 'a completed module that got a page since: the contents', reading: GROWN, position: CONTENTS },
    { name: 'a module without pages: the contents', reading: NO_PAGES, position: CONTENTS },
  ])('$name', ({ reading, position }) => {
    expect(openingPosition(reading)).toEqual(position)
  })
})

describe('available positions', () => {
  it.each([
    { name: 'the contents always', reading: NEW, position: CONTENTS, expected: true },
    { name: 'the first page of a new module', reading: NEW, position: pageAt(0), expected: true },
    { name: 'not its second page', reading: NEW, position: pageAt(1), expected: false },
    { name: 'a seen page', reading: HALF_READ, position: pageAt(1), expected: true },
    { name: 'the newest page', reading: HALF_READ, position: pageAt(2), expected: true },
    { name: 'not the page after it', reading: HALF_READ, position: pageAt(3), expected: false },
    { name: 'not success before all pages are seen', reading: HALF_READ, position: SUCCESS, expected: false },
    { name: 'success once all are seen', reading: ALL_SEEN, position: SUCCESS, expected: true },
    { name: 'every page of a completed module', reading: GROWN, position: pageAt(3), expected: true },
    { name: 'success of a completed module', reading: GROWN, position: SUCCESS, expected: true },
    { name: 'not an unknown page', reading: COMPLETED, position: pageAt(4), expected: false },
    { name: 'not a page before the first', reading: COMPLETED, position: pageAt(-1), expected: false },
    { name: 'not success of a module without pages', reading: NO_PAGES, position: SUCCESS, expected: false },
    {
      name: 'not a hidden page',
      reading: sampleModule({ pages: [samplePage({ isEnabled: false })] }),
      position: pageAt(0),
      expected: false,
    },
  ])('$name', ({ reading, position, expected }) => {
    expect(isReachable(reading, position)).toBe(expected)
  })
})

it.each([
  { name: 'without a requested position', wanted: null, position: pageAt(2) },
  { name: 'an available page', wanted: pageAt(0), position: pageAt(0) },
  { name: 'a page that is locked', wanted: pageAt(3), position: pageAt(2) },
  { name: 'the contents', wanted: CONTENTS, position: CONTENTS },
])(
  'shows the requested position if available, else where the module opens: $name',
  ({ wanted, position }) => {
    expect(positionToShow(HALF_READ, wanted)).toEqual(position)
  },
)

it.each([
  { position: CONTENTS, percent: 0 },
  { position: pageAt(0), percent: 0 },
  { position: pageAt(1), percent: 25 },
  { position: pageAt(3), percent: 75 },
  { position: SUCCESS, percent: 100 },
])('the progress bar shows $percent percent on $position', ({ position, percent }) => {
  expect(progressPercent(position, 4)).toBe(percent)
})
