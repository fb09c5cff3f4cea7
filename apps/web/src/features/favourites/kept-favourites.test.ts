import type { Favourite } from '@wohlauf/contract/favourites/favourites'
import { expect, test } from 'vitest'
import { keptFavourites } from './kept-favourites.ts'

const favourite = (itemId: string, title = itemId): Favourite => ({
  kind: 'MODULE',
  itemId,
  title,
  image: null,
  fileName: null,
  savedAt: '2026-03-04T09:00:00.000Z',
})
const titles = (list: readonly Favourite[]) => list.map(({ title }) => title)

test.each<[string, Favourite[], Favourite[], string[]]>([
  ['the first answer is shown as it is', [], [favourite('b'), favourite('a')], ['b', 'a']],
  [
    'what was removed stays in its position',
    [favourite('c'), favourite('b'), favourite('a')],
    [favourite('c'), favourite('a')],
    ['c', 'b', 'a'],
  ],
  [
    'what was saved elsewhere comes first',
    [favourite('b'), favourite('a')],
    [favourite('c'), favourite('b'), favourite('a')],
    ['c', 'b', 'a'],
  ],
  [
    'what was removed and saved again stays in its position',
    [favourite('b'), favourite('a')],
    [favourite('a'), favourite('b')],
    ['b', 'a'],
  ],
  ['a changed title is taken over', [favourite('a', 'Alt')], [favourite('a', 'Neu')], ['Neu']],
])('%s', (_, former, answer, expected) => {
  expect(titles(keptFavourites(former, answer))).toEqual(expected)
})

test('items of two kinds may have the same id', () => {
  const paper: Favourite = { ...favourite('a'), kind: 'DOCUMENT', title: 'Blatt' }
  expect(titles(keptFavourites([favourite('a')], [paper, favourite('a')]))).toEqual(['Blatt', 'a'])
})
