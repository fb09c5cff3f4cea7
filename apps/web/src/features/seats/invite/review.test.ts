import { expect, test } from 'vitest'
import type { ReadLine } from './read-list.ts'
import { reviewOf, validAddresses } from './review.ts'

const linesOf = (...texts: string[]): ReadLine[] => texts.map((text, at) => ({ line: at + 1, text }))
const LINES: ReadLine[] = [
  ...linesOf(
    ' Anna@Firma.example ',
    'kein@at',
    'cem@firma.example',
    'anna@firma.example',
    'CEM@firma.example',
  ),
  { line: 7, text: 'Berg Cem', problem: 'no-address' },
  { line: 8, text: 'a@p.example / a@f.example', problem: 'several' },
]

test('each row says what will happen with it, in the list’s order', () => {
  const rows = reviewOf(LINES, ['cem@firma.example'])
  expect(rows.map(({ line, text, status, advice }) => [line, text, status, advice])).toEqual([
    [1, 'anna@firma.example', 'new', undefined],
    [2, 'kein@at', 'notValid', 'Prüfe die Schreibweise.'],
    [3, 'cem@firma.example', 'known', undefined],
    [4, 'anna@firma.example', 'twice', undefined],
    [5, 'cem@firma.example', 'twice', undefined],
    [7, 'Berg Cem', 'notValid', 'Ergänze die Adresse in deiner Liste.'],
    [8, 'a@p.example / a@f.example', 'notValid', 'Lass nur die Adresse stehen, die eingeladen werden soll.'],
  ])
})

test('both spellings of a domain are one person, who is shown as people write it', () => {
  const rows = reviewOf(linesOf('a@Müller.example', 'a@xn--mller-kva.example', 'b@müller.example'), [
    'b@xn--mller-kva.example',
  ])
  expect(rows.map(({ text, emailAddress, status }) => [text, emailAddress, status])).toEqual([
    ['a@müller.example', 'a@xn--mller-kva.example', 'new'],
    ['a@müller.example', 'a@xn--mller-kva.example', 'twice'],
    ['b@müller.example', 'b@xn--mller-kva.example', 'known'],
  ])
})

test('the server is asked about each valid address once', () => {
  expect(validAddresses(LINES)).toEqual(['anna@firma.example', 'cem@firma.example'])
  expect(validAddresses(linesOf('kein-at'))).toEqual([])
})
