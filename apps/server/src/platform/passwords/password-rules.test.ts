import { expect, test } from 'vitest'
import { passwordComplaint } from './password-rules.ts'

const EASY = 'Dieses Passwort ist zu leicht zu erraten.'
const SHORT = 'Der Wert muss mindestens 8 Zeichen lang sein'
const person = {
  role: 'ROLE_USER',
  emailAddress: 'petra.probe@firma.example',
  title: 'Gesund Essen',
} as const

test.each([
  ['eight signs', 'x7#kQ2pL', null],
  ['eight characters of two code units each', '🍎🍐🍊🍋🍌🍉🍇🍓', null],
  ['a sentence', 'montags esse ich gern suppe', null],
  ['the longest possible one', 'a7'.repeat(64), null],
  ['seven signs', 'x7#kQ2p', SHORT],
  ['too long', `${'a7'.repeat(64)}x`, 'Der Wert darf höchstens 128 Zeichen lang sein'],
  ['a common one', 'password', EASY],
  ['a common one in capitals', 'PASSWORD', EASY],
  ['a common sequence of digits', '12345678', EASY],
  ['their own address', 'petra.probe@firma.example', EASY],
  ['their own address in capitals', 'Petra.Probe@Firma.Example', EASY],
  ['the name of their address', 'petra-probe', EASY],
  ["the app's title", 'Gesund Essen', EASY],
  ["the app's title as one word", 'gesundessen', EASY],
  // Ten thousand are refused, this is the next one.
  ['a rare one', '25021983', null],
  ['signs alone', '!!!!####', null],
  ["the app's title with more", 'Gesund Essen im Herbst', null],
])('%s: %s', (_, password, complaint) => {
  expect(passwordComplaint({ ...person, password })).toBe(complaint)
})

test.each(['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER', 'admin'] as const)(
  'a manager (%s) needs twelve characters',
  (role) => {
    expect(passwordComplaint({ ...person, role, password: 'x7#kQ2pLm4!' })).toBe(
      'Der Wert muss mindestens 12 Zeichen lang sein',
    )
    expect(passwordComplaint({ ...person, role, password: 'x7#kQ2pLm4!z' })).toBe(null)
  },
)

test('a title of symbols alone does not restrict passwords', () => {
  expect(passwordComplaint({ ...person, title: '***', password: '!!!!####' })).toBeNull()
})
