import { expect, test } from 'vitest'
import { getAuthenticatedUser, login } from './authentication.ts'
import { FIRST_CALLS } from './first-calls.ts'

test.each([
  [FIRST_CALLS.getAuthenticatedUser, getAuthenticatedUser],
  [FIRST_CALLS.login, login],
])(
  'the first call $name is sent as its operation',
  (first, { input, output, refusals, startsSession, ...operation }) => {
    const { input: _, output: __, ...sentCall } = first
    expect({ ...sentCall }).toEqual(operation)
    expect(Object.keys(input.shape)).not.toContain('userId')
  },
)

test('without its schema no input is complete, and none has an error', () => {
  expect(FIRST_CALLS.login.input.safeParse({}).success).toBe(false)
  expect(FIRST_CALLS.login.input.safeParse({}).error).toBeUndefined()
})
