import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

const bytesOf = async (...rows: Parameters<typeof csvOf>[0]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csvOf(rows).arrayBuffer())

test('begins with the mark of UTF-8 and has semicolons, a line for each row', async () => {
  const text = await bytesOf(['Monat', 'Öko & Söhne'], ['März 2026', 1250], ['April 2026', null])
  expect(text).toBe('\uFEFFMonat;Öko & Söhne\r\nMärz 2026;1250\r\nApril 2026;\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+49 89 1234', "'+49 89 1234"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tTab', "'\tTab"],
  ['\rZeile', '"\'\rZeile"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['=HYPERLINK("http://x.example";"Klick")', '"\'=HYPERLINK(""http://x.example"";""Klick"")"'],
  ["'=1", "'=1"],
  ['A=1', 'A=1'],
  ['eins;zwei', '"eins;zwei"'],
  ['Firma "Gut"', '"Firma ""Gut"""'],
  ['zwei\nZeilen', '"zwei\nZeilen"'],
  ['', ''],
  [-2, '-2'],
  [0.5, '0,5'],
])('the cell %j is written as %j', async (cell, text) => {
  expect(await bytesOf([cell])).toBe(`\uFEFF${text}\r\n`)
})
