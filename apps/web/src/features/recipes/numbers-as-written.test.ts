import { expect, test } from 'vitest'
import { amountAsWritten, numberAsWritten, withPlainSigns } from './numbers-as-written.ts'

test.each([
  ['250', 250],
  [' 12 ', 12],
  ['1.000', 1000],
  ['1.000,5', 1000.5],
  ['1.0005', 1.0005],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['½', 0.5],
  ['⅜', 0.375],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['1/2', 0.5],
  ['1⁄2', 0.5],
  ['1∕2', 0.5],
  ['1 1/2', 1.5],
  ['1\u00a01⁄2', 1.5],
  ['10/4', 2.5],
  ['12/0', null],
  ['\u200b25\u00ad0', 250],
  ['', null],
  ['-3', null],
  ['1–2', null],
  ['zwei', null],
])('%j is the number %j', (text, number) => {
  expect(numberAsWritten(text)).toBe(number)
})

test.each([
  ['1/3', 0.33],
  ['⅛', 0.13],
  ['0,125', 0.125],
])('as an amount, %j is %j', (text, amount) => {
  expect(amountAsWritten(text)).toBe(amount)
})

test('a text keeps its words, with letters of one sign and without invisible signs', () => {
  expect(withPlainSigns('\ufeffEsslo\u0308ffel\u202fO\u0308l')).toBe('Esslöffel Öl')
})
