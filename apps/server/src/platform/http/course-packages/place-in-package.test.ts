import { expect, test } from 'vitest'
import { placeInPackage } from './place-in-package.ts'

test.each([
  [['item', 'pages', 1, 'contentElements', 2, 'title'], 'Seite 2, Inhalt 3, „title“'],
  [['item', 'ingredients', 0, 'amount'], 'Zutat 1, „amount“'],
  [['item', 'pages', 0, 'contentElements'], 'Seite 1, „contentElements“'],
  [['item', 'allergens', 3], '„allergens“, Eintrag 4'],
  [['format'], '„format“'],
  [[], ''],
])('%j', (path, place) => {
  expect(placeInPackage(path)).toBe(place)
})
