import type { ContentElementType } from '@wohlauf/contract/content-elements'
import { FEATURES } from '@wohlauf/contract/features'
import { expect, test } from 'vitest'
import { orderOfAll, shownTypes } from './shown-elements.ts'

const WITHOUT_DOCUMENTS = shownTypes(FEATURES.filter((feature) => feature !== 'DOCUMENTS'))

test('a document element needs its feature, all others none', () => {
  expect(shownTypes(['DOCUMENTS'])).toContain('DOCUMENT')
  expect(shownTypes([])).toEqual(WITHOUT_DOCUMENTS)
  expect([...WITHOUT_DOCUMENTS, 'DOCUMENT'].sort()).toEqual(shownTypes(FEATURES).sort())
})

const TYPES: Record<string, ContentElementType> = {
  a: 'RICH_TEXT',
  b: 'DOCUMENT',
  c: 'QUIZ',
  d: 'DOCUMENT',
  e: 'VIDEO',
}
const elements = Object.entries(TYPES).map(([id, type]) => ({ id, type }))

test.each([
  ['in another order', ['e', 'a', 'c'], ['e', 'b', 'a', 'd', 'c']],
  ['as they are', ['a', 'c', 'e'], ['a', 'b', 'c', 'd', 'e']],
  ['one too few', ['a', 'c'], null],
  ['one too many', ['a', 'b', 'c', 'e'], null],
])('sorted %s, what is not shown keeps its position', (_, sorted, expected) => {
  expect(orderOfAll(elements, WITHOUT_DOCUMENTS, sorted)).toEqual(expected)
})

test('where all is shown the sorted order is the order', () => {
  const sorted = ['e', 'd', 'c', 'b', 'a']
  expect(orderOfAll(elements, shownTypes(FEATURES), sorted)).toEqual(sorted)
})
