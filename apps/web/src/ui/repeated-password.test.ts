import { MESSAGES } from '@wohlauf/contract/messages'
import { expect, test } from 'vitest'
import { repeatedPasswordError } from './repeated-password.ts'

test.each([
  ['the same', 'blauer-regenschirm', 'blauer-regenschirm', null],
  ['empty', 'blauer-regenschirm', '', MESSAGES.required],
  ['empty like the password', '', '', MESSAGES.required],
  ['another one', 'blauer-regenschirm', 'blauer-regen', 'Das Passwort muss mit "Passwort" übereinstimmen'],
  [
    'left behind by a changed password',
    '',
    'blauer-regen',
    'Das Passwort muss mit "Passwort" übereinstimmen',
  ],
  ['written in capitals', 'regenschirm', 'Regenschirm', 'Das Passwort muss mit "Passwort" übereinstimmen'],
  ['with a space that nobody sees', 'regenschirm', 'regenschirm ', MESSAGES.mustMatch('Passwort')],
])('a repeat that is %s is judged', (_case, password, repeated, expected) => {
  expect(repeatedPasswordError(password, repeated, 'Passwort')).toBe(expected)
})

test('the message names the field that is repeated', () => {
  expect(repeatedPasswordError('eins', 'zwei', 'Neues Passwort')).toBe(
    'Das Passwort muss mit "Neues Passwort" übereinstimmen',
  )
})
