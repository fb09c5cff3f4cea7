import { expect, test } from 'vitest'
import { type Entry, entriesToRemove, STORED_BYTES, STORED_MS } from './entries-to-remove.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')

const entry = (key: string, daysAgo: number, bytes: number, isMarked = false): Entry => ({
  key,
  openedAtMs: NOW - (daysAgo * STORED_MS) / 30,
  bytes,
  isMarked,
})

test.each<[string, Entry[], string[]]>([
  ['nothing is stored', [], []],
  ['all was opened in the last 30 days', [entry('a', 30, 5), entry('b', 0, 5)], []],
  ['something was not opened for longer', [entry('a', 30.01, 5), entry('b', 0, 5)], ['a']],
  ['that was marked', [entry('a', 90, 5, true)], []],
  ['all has just room', [entry('a', 2, STORED_BYTES - 5), entry('b', 1, 5)], []],
  ['a byte is too much', [entry('b', 1, 6), entry('a', 2, STORED_BYTES - 5)], ['a']],
  ['the oldest is not enough', [entry('c', 1, STORED_BYTES), entry('b', 2, 9), entry('a', 3, 9)], ['a', 'b']],
  [
    'what was marked takes all room',
    [entry('a', 3, STORED_BYTES, true), entry('b', 2, 1), entry('c', 1, 1)],
    ['b', 'c'],
  ],
])('when %s, these entries are removed', (_what, entries, keys) => {
  expect(entriesToRemove(entries, NOW).map(({ key }) => key)).toEqual(keys)
})

test('a smaller limit than usual makes room after the browser has refused a write', () => {
  expect(entriesToRemove([entry('a', 2, 60), entry('b', 1, 40)], NOW, 50).map(({ key }) => key)).toEqual([
    'a',
  ])
})
