import { expect, test } from 'vitest'
import { reviewOf, validAddresses } from './review.ts'

const TEXTS = [
  ' Anna@Firma.example ',
  'kein-at',
  'cem@firma.example',
  'anna@firma.example',
  'x@y',
  'CEM@firma.example',
]

test('each row says what will happen with it, in the list’s order', () => {
  const rows = reviewOf(TEXTS, ['cem@firma.example'])
  expect(rows.map(({ number, emailAddress, status }) => [number, emailAddress, status])).toEqual([
    [1, 'anna@firma.example', 'new'],
    [2, 'kein-at', 'notValid'],
    [3, 'cem@firma.example', 'known'],
    [4, 'anna@firma.example', 'twice'],
    [5, 'x@y', 'notValid'],
    [6, 'cem@firma.example', 'twice'],
  ])
})

test('the server is asked about each valid address once', () => {
  expect(validAddresses(TEXTS)).toEqual(['anna@firma.example', 'cem@firma.example'])
  expect(validAddresses(['kein-at'])).toEqual([])
})
