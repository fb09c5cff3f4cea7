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
  ['👩‍🍳 Rezept.pdf', 'pdf', '👩‍🍳 Rezept.pdf'],
  ['می\u200cخواهم.pdf', 'pdf', 'می\u200cخواهم.pdf'],
  [
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}.pdf',
    'pdf',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}.pdf',
  ],
  ['„Plan“ und %22Ziel%22.pdf', 'pdf', '„Plan“ und "Ziel".pdf'],
  ["Petra's 'Plan'.pdf", 'pdf', "Petra's 'Plan'.pdf"],
  ['zwei%0D%0Azeilen.pdf', 'pdf', 'zweizeilen.pdf'],
  ['100%25 Obst %.pdf', 'pdf', '100%25 Obst %.pdf'],
  ['\u200b\u200d\u2060.pdf', 'pdf', 'Dokument.pdf'],
  ['\u200d\u2800.pdf', 'pdf', 'Dokument.pdf'],
])('the name %j of a file that is a %s becomes %j', (input, extension, expected) => {
  expect(cleanFileName(input, extension)).toBe(expected)
})

test('a name that is cut off does not end with a joiner', () => {
  expect(cleanFileName(`${'a'.repeat(250)}\u200d🍳.pdf`, 'pdf')).toBe(`${'a'.repeat(250)}.pdf`)
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
