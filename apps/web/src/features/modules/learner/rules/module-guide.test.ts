import { expect, test } from 'vitest'
import { sampleModule } from '../../../../testing/sample-module.ts'
import { moduleGuide } from './module-guide.ts'

type Entry = [title: string, percentage: number, isViewedLast?: boolean]

const modulesOf = (entries: readonly Entry[]) =>
  entries.map(([title, completionPercentage, isMostRecentlyViewedModule = false]) =>
    sampleModule({
      title,
      completionPercentage,
      isCompleted: completionPercentage === 100,
      isMostRecentlyViewedModule,
    }),
  )

/** The guide as text: the current module in capitals, the next one with an arrow. */
const guideOf = (entries: readonly Entry[]) =>
  moduleGuide(modulesOf(entries))
    .map(
      ({ module: { title }, isCurrent, isNext }) =>
        `${isNext ? '→' : ''}${isCurrent ? title.toUpperCase() : title}`,
    )
    .join(' ')

test.each<[string, Entry[], string]>([
  ['no modules', [], ''],
  [
    'the first day',
    [
      ['a', 0],
      ['b', 0],
      ['c', 0],
    ],
    '→A b c',
  ],
  [
    'in the middle',
    [
      ['a', 100],
      ['b', 100],
      ['c', 50, true],
      ['d', 0],
      ['e', 0],
    ],
    'C →d e a b',
  ],
  [
    'between two modules',
    [
      ['a', 100, true],
      ['b', 0],
      ['c', 0],
    ],
    '→B c a',
  ],
  [
    'a begun one is next before a new one',
    [
      ['a', 0],
      ['b', 40],
      ['c', 50, true],
    ],
    'C →b a',
  ],
  [
    'the last one',
    [
      ['a', 100],
      ['b', 50, true],
    ],
    'B a',
  ],
  [
    'all completed',
    [
      ['a', 100],
      ['b', 100, true],
    ],
    'a b',
  ],
])('the list guides: %s', (_, entries, guide) => {
  expect(guideOf(entries)).toBe(guide)
})
