import { FEATURES } from '@wohlauf/contract/values/features'
import { expect, test } from 'vitest'
import { shownTypes } from './shown-elements.ts'

const WITHOUT_DOCUMENTS = shownTypes(FEATURES.filter((feature) => feature !== 'DOCUMENTS'))

test('a document element needs its feature, all others none', () => {
  expect(shownTypes(['DOCUMENTS'])).toContain('DOCUMENT')
  expect(shownTypes([])).toEqual(WITHOUT_DOCUMENTS)
  expect([...WITHOUT_DOCUMENTS, 'DOCUMENT'].sort()).toEqual(shownTypes(FEATURES).sort())
})
