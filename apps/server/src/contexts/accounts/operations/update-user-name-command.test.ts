import { updateUserName } from '@wohlauf/contract/accounts/name'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { MESSAGES } from '@wohlauf/contract/values/messages'
import { afterAll, expect, test } from 'vitest'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const nameOf = async ({ as }: { as: object }) => {
  const { user } = (await testServer.call(getAuthenticatedUser, {}, as)).body
  return [user.firstName, user.lastName]
}

test('a person changes their own name, and nobody else’s', async () => {
  const learner = await createLearner(testServer)
  const other = await createLearner(testServer, learner.app)
  const before = await nameOf(other)
  const input = { firstName: ' Jörg-Uwe ', lastName: 'von der Aue' }
  expect((await testServer.call(updateUserName, input, learner.as)).status).toBe(200)
  expect(await nameOf(learner)).toEqual(['Jörg-Uwe', 'von der Aue'])
  expect(await nameOf(other)).toEqual(before)
})

test.each([
  ['empty', '', MESSAGES.required],
  ['made of spaces and invisible characters', ' \u200b\u00a0', MESSAGES.required],
  ['longer than 255 characters', 'x'.repeat(256), MESSAGES.maxLength(255)],
  ['on two lines', 'Petra\nMuster', MESSAGES.notOnOneLine],
])('a name that is %s is refused, and nothing changes', async (_what, firstName, message) => {
  const learner = await createLearner(testServer)
  const before = await nameOf(learner)
  const { status, body } = await testServer.call(
    updateUserName,
    { firstName, lastName: 'Muster' },
    learner.as,
  )
  expect([status, body]).toMatchObject([400, { fields: { firstName: message } }])
  expect(await nameOf(learner)).toEqual(before)
})
