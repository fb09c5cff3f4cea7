import { expect, test } from 'vitest'
import { deviceFileName } from './device-file-name.ts'

test.each([
  ['Trinken.kurspaket', 'Trinken.kurspaket'],
  ['Essen / Trinken.kurspaket', 'Essen Trinken.kurspaket'],
  ['Was: "Wasser"? <ja>|nein*.pdf', 'Was Wasser ja nein.pdf'],
  ['../../databases/session.db', 'databases session.db'],
  ['..\\..\\x.pdf', 'x.pdf'],
  ['..', 'Datei'],
  ['.pdf', 'Datei.pdf'],
  ['', 'Datei'],
  ['CON.pdf', 'CON_.pdf'],
  ['com1', 'com1_'],
  ['Plan 2.0 ..pdf', 'Plan 2.0.pdf'],
  ['U\u0308bung\u202e.pdf', 'Übung.pdf'],
  ['Rechnung\u0000.pdf', 'Rechnung.pdf'],
  ['Los!', 'Los!'],
])('%j is saved as %j', (name, expected) => {
  expect(deviceFileName(name)).toBe(expected)
})

test('a long name is cut between two signs, and keeps its extension', () => {
  expect(deviceFileName(`${'ä'.repeat(300)}.pdf`)).toBe(`${'ä'.repeat(100)}.pdf`)
  expect(deviceFileName(`${'🍎'.repeat(300)}.pdf`)).toBe(`${'🍎'.repeat(50)}.pdf`)
})
