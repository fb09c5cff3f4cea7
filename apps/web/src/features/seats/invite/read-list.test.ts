import { expect, test } from 'vitest'
import { readList, textOf } from './read-list.ts'

const TWO = ['anna@firma.example', 'cem@firma.example']

test.each([
  ['a line each', 'anna@firma.example\ncem@firma.example'],
  ['lines of Windows, and empty ones', '\r\nanna@firma.example\r\n\r\n  cem@firma.example  \r\n'],
  ['semicolons and a head', 'Name;E-Mail\nAnna Berg;anna@firma.example\nCem Aydin;cem@firma.example'],
  ['commas', 'anna@firma.example,Anna\ncem@firma.example,Cem'],
  ['tabs, as cells are copied', 'Anna\tanna@firma.example\nCem\tcem@firma.example'],
  ['quoted cells', '"Berg; Anna";"anna@firma.example"\n"Aydin ""C"" Cem";"cem@firma.example"'],
  ['a line break in a cell', 'Anna;"Bau 1\nRaum 2";anna@firma.example\nCem;Bau 2;cem@firma.example'],
  ['a byte order mark', '\uFEFFEmail\nanna@firma.example\ncem@firma.example'],
  ['recipients of a mail', 'Anna Berg <anna@firma.example>; Cem <cem@firma.example>'],
  ['names and addresses', 'Anna Berg <anna@firma.example>\nCem <cem@firma.example>'],
  ['rows of different length', 'Anna;anna@firma.example\nCem;cem@firma.example;0331 1;x@'],
  ['a column of addresses beside a rare one', 'a@chef.example;anna@firma.example\n;cem@firma.example'],
])('reads %s', (_, text) => expect(readList(text)).toEqual({ addresses: TWO }))

test('rows without an address stay, for the review to name them', () => {
  expect(readList('E-Mail;Name\nanna@firma.example;Anna\nkein-at;Cem\n;Ohne')).toEqual({
    addresses: ['anna@firma.example', 'kein-at'],
  })
})

test.each([
  ['', 'Die Liste ist leer.'],
  [' \n;;\n', 'Die Liste ist leer.'],
  ['Name;Ort\nAnna;Potsdam', 'In der Liste stehen keine E-Mail Adressen.'],
])('%j has no addresses', (text, failure) => expect(readList(text)).toEqual({ failure }))

const people = (count: number) =>
  Array.from({ length: count }, (_, number) => `p${number}@firma.example`).join('\n')

test('a thousand rows are read, one more is not', () => {
  expect(readList(people(1000))).toHaveProperty('addresses.length', 1000)
  expect(readList(people(1001))).toEqual({
    failure: 'Die Liste hat 1.001 Zeilen. Mehr als 1.000 auf einmal gehen nicht.',
  })
})

test('a megabyte of quotes or delimiters is read to its end', () => {
  for (const text of ['"'.repeat(1e6), ';'.repeat(1e6), '<'.repeat(1e6), '"a'.repeat(5e5)])
    expect(readList(text)).toHaveProperty('failure')
})

test('a file of Excel is read with its umlauts', () => {
  const bytes = Uint8Array.from([0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72])
  expect(textOf(bytes.buffer)).toBe('Müller')
  expect(textOf(new TextEncoder().encode('Müller').buffer)).toBe('Müller')
})
