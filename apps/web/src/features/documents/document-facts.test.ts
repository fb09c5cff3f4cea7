import { expect, test } from 'vitest'
import { documentFacts } from './document-facts.ts'

test.each([
  ['liste.pdf', 140 * 1024, 2, 'PDF · 2 Seiten · 140 KB'],
  ['Plan für 2.5 Wochen.docx', 40_000, null, 'DOCX · 39 KB'],
  ['leer.pdf', 12, 1, 'PDF · 1 Seite · 1 KB'],
  ['groß.pdf', 1_300_000, 12, 'PDF · 12 Seiten · 1,2 MB'],
  ['ganz-groß.pdf', 10 * 1024 * 1024, null, 'PDF · 10 MB'],
  ['fast-ein.doc', 1024 * 1024 - 1, null, 'DOC · 1024 KB'],
])('%s of %d bytes with %s pages: %s', (fileName, sizeBytes, pageCount, facts) => {
  expect(documentFacts({ fileName, sizeBytes, pageCount })).toBe(facts)
})
