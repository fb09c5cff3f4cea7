import { MESSAGES } from '@wohlauf/contract/messages'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test } from 'vitest'
import { networkError, refusalError } from '../../../api/call-error.ts'
import { formFailure } from './form-failure.ts'

test('nothing failed, nothing is said', () => {
  expect(formFailure(null)).toBeUndefined()
})

test('too many tries are told in the words of the server', () => {
  const { status, message } = REFUSALS['too-many-requests']
  expect(formFailure(refusalError(status, { identifier: 'too-many-requests', message }))).toBe(message)
})

test('a missing connection is told', () => {
  expect(formFailure(networkError())).toContain('Überprüfe bitte deine Internetverbindung.')
})

test('what stands at a field is not said again', () => {
  const body = {
    identifier: 'password-too-easy',
    message: MESSAGES.passwordTooEasy,
    fields: { password: MESSAGES.passwordTooEasy },
  }
  expect(formFailure(refusalError(400, body))).toBeUndefined()
})
