import { readFileSync } from 'node:fs'
import { EmailAddress } from '@wohlauf/contract/values/values'
import { describe, expect, test } from 'vitest'
import { readList } from './read-list.ts'
import { textOf } from './text-of-file.ts'

const TWO = ['anna@firma.example', 'cem@firma.example']

/** The addresses, if all lines can be read. */
const addressesOf = (text: string) => {
  const parsedList = readList(text)
  if ('failure' in parsedList) return parsedList.failure
  return parsedList.lines.map(({ text: address, problem }) =>
    problem ? problem : EmailAddress.parse(address),
  )
}

const fileOf = (name: string): ArrayBuffer =>
  new Uint8Array(readFileSync(new URL(`lists/${name}.txt`, import.meta.url))).buffer

describe('a file of an editor or a mail program', () => {
  test.each([
    ['apostrophes', TWO],
    ['outlook-lastname-first', [...TWO, 'deniz@firma.example']],
    ['outlook-quoted', TWO],
    ['spaces', TWO],
    ['two-columns-boss-first', TWO],
    ['utf16le-excel-unicode-text', ['juergen@firma.example', 'anna@firma.example']],
  ])('%s', (name, addresses) => expect(addressesOf(textOf(fileOf(name)))).toEqual(addresses))
})

test.each([
  ['a line each', 'anna@firma.example\ncem@firma.example'],
  ['lines of Windows, and empty ones', '\r\nanna@firma.example\r\n\r\n  cem@firma.example  \r\n'],
  ['semicolons and a head', 'Name;E-Mail\nAnna Berg;anna@firma.example\nCem Aydin;cem@firma.example'],
  ['commas', 'anna@firma.example,Anna\ncem@firma.example,Cem'],
  ['tabs, as cells are copied', 'Anna\tanna@firma.example\nCem\tcem@firma.example'],
  [
    'tabs beside names with commas',
    'Name\tE-Mail\nBerg, Anna\tanna@firma.example\nAydin, Cem\tcem@firma.example',
  ],
  ['bars', 'Name|Mail\nAnna|anna@firma.example\nCem|cem@firma.example'],
  ['quoted cells', '"Berg; Anna";"anna@firma.example"\n"Aydin ""C"" Cem";"cem@firma.example"'],
  ['a line break in a cell', 'Anna;"Bau 1\nRaum 2";anna@firma.example\nCem;Bau 2;cem@firma.example'],
  ['a byte order mark', '\uFEFFEmail\nanna@firma.example\ncem@firma.example'],
  [
    'a line that names the delimiter',
    'sep=;\r\nName;E-Mail\r\nAnna;anna@firma.example\r\nCem;cem@firma.example',
  ],
  ['another such line', 'sep=,\n"Berg, Anna",anna@firma.example\n"Aydin, Cem",cem@firma.example'],
  ['recipients of a mail', 'Anna Berg <anna@firma.example>; Cem <cem@firma.example>'],
  ['names and addresses', 'Anna Berg <anna@firma.example>\nCem <cem@firma.example>'],
  ['last names first, a line each', 'Berg, Anna <anna@firma.example>\nAydin, Cem <cem@firma.example>'],
  ['brackets alone', '<anna@firma.example> <cem@firma.example>'],
  ['a name that is an address', 'chef@firma.example <anna@firma.example>, cem@firma.example'],
  ['a quoted name with an address', '"anna@alt.example (Anna)" <anna@firma.example>; cem@firma.example'],
  ['a quoted name with a bracket', '"Berg > Co" <anna@firma.example>, cem@firma.example'],
  ['a group', 'Team: anna@firma.example, cem@firma.example;'],
  ['a semicolon at the end of each line', 'anna@firma.example;\ncem@firma.example;'],
  ['links', 'mailto:anna@firma.example?subject=Hallo\n[mailto:cem@firma.example]'],
  ['an address book', 'SMTP:anna@firma.example\nsmtp:cem@firma.example'],
  ['a sentence', 'Bitte anna@firma.example und cem@firma.example.'],
  ['a list with bullets', '• anna@firma.example\n- cem@firma.example'],
  ['invisible signs', 'anna@fi\u00adrma.example\u200b\n\u202acem@firma.example\u202c'],
  ['hard spaces', 'anna@firma.example\u00a0cem@firma.example'],
  ['German quotation marks', '„anna@firma.example“, ‚cem@firma.example‘'],
  ['a column of addresses beside a rare one', 'a@chef.example;anna@firma.example\n;cem@firma.example'],
  ['a superior without a head', 'chef@f.example;anna@firma.example\nchef@f.example;cem@firma.example'],
  [
    'a superior’s address',
    'E-Mail Chefin;Mail\nc@f.example;anna@firma.example\nc@f.example;cem@firma.example',
  ],
  ['names in both columns', 'Leitung;E-Mail\nC <c@f.example>;A <anna@firma.example>\n;C <cem@firma.example>'],
])('reads %s', (_, text) => expect(addressesOf(text)).toEqual(TWO))

test('apostrophes within an address are a part of it', () => {
  expect(addressesOf("'Pat' <o'brien@firma.example>; 'o'neill@firma.example'")).toEqual([
    "o'brien@firma.example",
    "o'neill@firma.example",
  ])
})

test('unreadable text stays, with its line', () => {
  expect(readList('E-Mail;Name\nanna@firma.example;Anna\n\nkein-at;Cem\n;Ohne\nx@;Eva')).toEqual({
    lines: [
      { line: 2, text: 'anna@firma.example' },
      { line: 4, text: 'kein-at', problem: 'no-address' },
      { line: 5, text: 'Ohne', problem: 'no-address' },
      { line: 6, text: 'x@' },
    ],
  })
  expect(readList('anna@firma.example; kein-at; x@')).toEqual({
    lines: [
      { line: 1, text: 'anna@firma.example' },
      { line: 1, text: 'kein-at', problem: 'no-address' },
      { line: 1, text: 'x@' },
    ],
  })
  expect(readList('Team:\nanna@firma.example\n\nBerg Cem')).toEqual({
    lines: [
      { line: 1, text: 'Team:', problem: 'no-address' },
      { line: 2, text: 'anna@firma.example' },
      { line: 4, text: 'Berg Cem', problem: 'no-address' },
    ],
  })
})

test('a full stop before an address is not dropped: nobody else was meant', () => {
  expect(readList('.dora@firma.example\nanna@firma.example.')).toEqual({
    lines: [
      { line: 1, text: '.dora@firma.example' },
      { line: 2, text: 'anna@firma.example' },
    ],
  })
})

test('a cell with several addresses belongs to nobody', () => {
  expect(readList('Name;E-Mail\nAnna;a@p.example / a@f.example\nCem;c@f.example')).toEqual({
    lines: [
      { line: 2, text: 'a@p.example / a@f.example', problem: 'several' },
      { line: 3, text: 'c@f.example' },
    ],
  })
})

test('lines are counted as they are in the file', () => {
  expect(readList('Anna;"Bau 1\nRaum 2";anna@firma.example\n\nCem;Bau 2;x')).toMatchObject({
    lines: [{ line: 1 }, { line: 4, problem: 'no-address' }],
  })
})

const SEVERAL = /^In der Liste stehen mehrere Spalten mit E-Mail Adressen\./

test.each([
  ['', /^Die Liste ist leer\.$/],
  [' \n;;\n', /^Die Liste ist leer\.$/],
  ['Name;Ort\nAnna;Potsdam', /^In der Liste stehen keine E-Mail Adressen\.$/],
  ['Name;Mail privat;Mail Firma\nA;a@p.example;a@f.example', SEVERAL],
  ['A;a@p.example;a@f.example\nB;b@p.example;b@f.example', SEVERAL],
])('%j: no person is read', (text, failure) => {
  expect(readList(text)).toEqual({ failure: expect.stringMatching(failure) })
})

const people = (count: number) =>
  Array.from({ length: count }, (_, number) => `p${number}@firma.example`).join('\n')

test('a thousand rows are read, one more is not', () => {
  expect(readList(people(1000))).toHaveProperty('lines.length', 1000)
  expect(readList(people(1001))).toEqual({
    failure: 'Die Liste hat 1.001 Zeilen. Mehr als 1.000 auf einmal gehen nicht.',
  })
})

test.each(['"', ';', '<', '"a', '(@', '<@', '@;', ',"@', '>@', "'", '@a?', '"@\n', 'mailto:'])(
  'a megabyte of %j is read to its end',
  (piece) => {
    const text = piece.repeat(1e6 / piece.length)
    for (const list of [text, `a@b.de\n${text}<@`, `sep=;\n${text}@`])
      expect(readList(list)).toBeTypeOf('object')
  },
)
