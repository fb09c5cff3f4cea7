import { expect, test } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

test.each([
  ['Wochenplan.pdf', 'pdf', 'Wochenplan.pdf'],
  ['Übersicht für Ämter.PDF', 'pdf', 'Übersicht für Ämter.pdf'],
  ['U\u0308bersicht.pdf', 'pdf', 'Übersicht.pdf'],
  ['C:\\Benutzer\\petra\\Brief.doc', 'doc', 'Brief.doc'],
  ['../../etc/passwd', 'pdf', 'passwd.pdf'],
  ['Ordner/', 'pdf', 'Dokument.pdf'],
  ['', 'docx', 'Dokument.docx'],
  ['.pdf', 'pdf', 'Dokument.pdf'],
  ['...', 'pdf', 'Dokument.pdf'],
  ['zwei\r\nzeilen\0.pdf', 'pdf', 'zweizeilen.pdf'],
  ['Rechnung\u202efdp.exe', 'pdf', 'Rechnungfdp.exe.pdf'],
  ['Brief.pdf', 'docx', 'Brief.docx'],
  ['Brief.docx', 'pdf', 'Brief.pdf'],
  ['Plan 2.0', 'pdf', 'Plan 2.0.pdf'],
  ['Plan  mit   Lücken .pdf', 'pdf', 'Plan mit Lücken.pdf'],
  ['🍎.docx', 'docx', '🍎.docx'],
  [' .. Plan . ..pdf', 'pdf', 'Plan.pdf'],
  ['Brief.dot', 'doc', 'Brief.doc'],
  ['Plan.pdf von Petra', 'pdf', 'Plan.pdf von Petra.pdf'],
  ['Brief.dotx', 'docx', 'Brief.docx'],
])('the name %j of a file that is a %s becomes %j', (given, extension, expected) => {
  expect(cleanFileName(given, extension)).toBe(expected)
})

test('a name has at most 255 characters, with the extension, and no character is cut in half', () => {
  expect(cleanFileName(`${'a'.repeat(251)}.pdf`, 'pdf')).toBe(`${'a'.repeat(251)}.pdf`)
  expect(cleanFileName(`${'a'.repeat(250)} bc.pdf`, 'pdf')).toBe(`${'a'.repeat(250)}.pdf`)
  for (const letter of ['a', '🍎']) {
    const name = cleanFileName(`${letter.repeat(300)}.docx`, 'docx')
    expect(Array.from(name)).toHaveLength(255)
    expect(name.isWellFormed()).toBe(true)
    expect(name.endsWith(`${letter}.docx`)).toBe(true)
  }
})
