import { expect, test } from 'vitest'
import { companyAsOwner, companyAsSubject, companyInDative } from './company-name.ts'

test.each([
  'Musterwerke AG',
  'Nordlicht GmbH',
  'Hilfe gGmbH',
  'Kern GmbH & Co. KG',
  'Wolke UG (haftungsbeschränkt)',
  'Volksbank Musterhausen eG',
  'Musterhausener Bürgerstiftung',
  'Betriebskrankenkasse',
])('"%s" has its article', (name) => {
  expect(companyAsSubject(name)).toBe(`Die ${name}`)
  expect(companyInDative(name)).toBe(`der ${name}`)
  expect(companyAsOwner(name)).toBe(`der ${name}`)
})

test.each(['Bäckerei Kern', 'Die Brücke GmbH', 'Sportfreunde e. V.', 'Klinikum Nord', 'MAG', ''])(
  '"%s" stands without an article',
  (name) => {
    expect(companyAsSubject(name)).toBe(name)
    expect(companyInDative(name)).toBe(name)
    expect(companyAsOwner(name)).toBe(`von ${name}`)
  },
)
