import { LEGAL_TEXT_KINDS } from '@wohlauf/contract/legal/legal-texts'
import { OPTIONAL_LEGAL_TEXTS } from '@wohlauf/contract/values/optional-legal-texts'
import { MAX_RICH_TEXT_BYTES } from '@wohlauf/contract/values/rich-text'
import { describe, expect, test } from 'vitest'
import { sampleCompany } from '../../testing/sample-company.ts'
import { sectionsOf } from './own-text.ts'
import { standardHtml } from './standard-html.ts'

const COMPANY = { ...sampleCompany, name: 'Muster & Söhne <GmbH>' }

describe.each(LEGAL_TEXT_KINDS)('the standard text %s', (kind) => {
  const html = standardHtml(kind, COMPANY)

  test('fits into a version, with room to write more', () =>
    expect(new TextEncoder().encode(html).length).toBeLessThan(0.75 * MAX_RICH_TEXT_BYTES))

  test('has only what the toolbar offers', () =>
    expect(html.replaceAll(/<\/?(p|br|h2|h3|strong|ul|li)>|<a href="[^"]+">|<\/a>/g, '')).not.toMatch(/[<>]/))

  test('keeps its sections', () => expect(sectionsOf(html).sections.length).toBeGreaterThan(3))
})

test('what only the operator knows is a place to fill in, in the texts without a standard text alone', () => {
  const withPlaces = LEGAL_TEXT_KINDS.filter((kind) => /\[[^\]]+\]/.test(standardHtml(kind, COMPANY)))
  expect(withPlaces).toEqual(OPTIONAL_LEGAL_TEXTS)
  expect(standardHtml('EASY_LANGUAGE', COMPANY)).toContain('<p>[Adresse des Films]</p>')
})

test('each line in Leichte Sprache is one short sentence', () => {
  const lines = standardHtml('EASY_LANGUAGE', COMPANY).match(/(?<=<(?:p|h2)>)[^<]+/g) ?? []
  expect(lines.length).toBeGreaterThan(50)
  expect(lines.filter((line) => line.split(' ').length > 12)).toEqual([])
  expect(lines.filter((line) => /[.?!] \S/.test(line) || line.includes(';'))).toEqual([])
})

test('the company stands in it, with its characters as text', () => {
  const imprint = standardHtml('IMPRINT', COMPANY)
  expect(imprint).toContain('<p>Muster &#38; Söhne &#60;GmbH&#62;<br>Musterweg 1<br>80331 München</p>')
  expect(imprint).toContain('Vertreten durch: Ada Muster, Bo Muster<br>')
  expect(standardHtml('DATA_PROTECTION', COMPANY)).toContain('E-Mail: datenschutz@muster.example')
})
