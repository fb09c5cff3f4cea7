import type { Favourite } from '@wohlauf/contract/favourites/favourites'
import { expect, test } from 'vitest'
import { keptFavourites } from './kept-favourites.ts'

const saved = (itemId: string, title = itemId): Favourite => ({
  kind: 'MODULE',
  itemId,
  title,
  image: null,
  fileName: null,
  savedAt: '2026-03-04T09:00:00.000Z',
})
const titles = (list: readonly Favourite[]) => list.map(({ title }) => title)

test.each<[string, Favourite[], Favourite[], string[]]>([
  ['the first answer is shown as it is', [], [saved('b'), saved('a')], ['b', 'a']],
  [
    'what was removed stays in its position',
    [saved('c'), saved('b'), saved('a')],
    [saved('c'), saved('a')],
    ['c', 'b', 'a'],
  ],
  [
    'what was saved elsewhere comes first',
    [saved('b'), saved('a')],
    [saved('c'), saved('b'), saved('a')],
    ['c', 'b', 'a'],
  ],
  [
    'what was removed and saved again stays in its position',
    [saved('b'), saved('a')],
    [saved('a'), saved('b')],
    ['b', 'a'],
  ],
  ['a changed title is taken over', [saved('a', 'Alt')], [saved('a', 'Neu')], ['Neu']],
])('%s', (_, kept, loaded, expected) => {
  expect(titles(keptFavourites(kept, loaded))).toEqual(expected)
})

test('items of two kinds may have the same id', () => {
  const paper: Favourite = { ...saved('a'), kind: 'DOCUMENT', title: 'Blatt' }
  expect(titles(keptFavourites([saved('a')], [paper, saved('a')]))).toEqual(['Blatt', 'a'])
})
