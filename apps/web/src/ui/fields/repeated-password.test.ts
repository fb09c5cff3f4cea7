import { MESSAGES } from '@wohlauf/contract/values/messages'
import { expect, test } from 'vitest'
import { repeatedPasswordError } from './repeated-password.ts'

test.each([
  ['the same', 'blauer-regenschirm', 'blauer-regenschirm', null],
  ['empty', 'blauer-regenschirm', '', MESSAGES.required],
  ['empty like the password', '', '', MESSAGES.required],
  ['another one', 'blauer-regenschirm', 'blauer-regen', 'Das Passwort muss mit "Passwort" übereinstimmen'],
  [
    'different after a change of the password',
    '',
    'blauer-regen',
    'Das Passwort muss mit "Passwort" übereinstimmen',
  ],
  ['in other case', 'regenschirm', 'Regenschirm', 'Das Passwort muss mit "Passwort" übereinstimmen'],
  ['with an additional space', 'regenschirm', 'regenschirm ', MESSAGES.mustMatch('Passwort')],
])('a repeat that is %s gets its message', (_case, password, repeated, expected) => {
  expect(repeatedPasswordError(password, repeated, 'Passwort')).toBe(expected)
})

test('the message names the repeated field', () => {
  expect(repeatedPasswordError('eins', 'zwei', 'Neues Passwort')).toBe(
    'Das Passwort muss mit "Neues Passwort" übereinstimmen',
  )
})
