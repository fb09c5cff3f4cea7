import { expect, test } from 'vitest'
import { germanNumber } from './german-number.ts'
import { parseGermanNumber } from './parse-german-number.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.000'],
  [3200, '3.200'],
  [1234567, '1.234.567'],
  [-1250, '-1.250'],
  [1.5, '1,5'],
  [1234.25, '1.234,25'],
  [0.125, '0,125'],
  [1234.56789, '1.234,56789'],
])('%d is formatted as %s and parsed back', (value, text) => {
  expect(germanNumber(value)).toBe(text)
  expect(parseGermanNumber(text)).toBe(value)
})

test.each([
  ['1250', 1250],
  [' 12 ', 12],
  ['007', 7],
  ['1,50', 1.5],
  ['12.345,6', 12345.6],
  ['-3', -3],
  ['−3', -3],
])('%j is parsed as %d', (input, value) => {
  expect(parseGermanNumber(input)).toBe(value)
})

test.each([
  '',
  ' ',
  '1.5',
  '1.50',
  '1.2345',
  '1234.567',
  '1,',
  ',5',
  '1,2,3',
  '1.234.56',
  '1e3',
  'zwei',
  '1 000',
  '٣',
])('%j is not a number', (input) => {
  expect(parseGermanNumber(input)).toBeNull()
})
