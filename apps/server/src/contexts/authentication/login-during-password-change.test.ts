import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, expect, test } from 'vitest'
import { hashPassword } from '../../platform/passwords/argon2.ts'
import { hashToken, newToken } from '../../platform/sessions/token.ts'
import { outcome } from '../../testing/content/reading.ts'
import { duringChange } from '../../testing/during-change.ts'
import { createLearner, type Learner } from '../../testing/people/learner.ts'
import {
  changePassword,
  mailedResetToken,
  NEW_PASSWORD,
  resetPassword,
} from '../../testing/people/new-password.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const logIn = ({ user, as }: Learner, password: string) =>
  testServer.call(login, { emailAddress: user.emailAddress, password }, { host: as.host })
const isSignedIn = ({ as }: Learner, token: string) =>
  testServer.call(getAuthenticatedUser, {}, { host: as.host, token }).then(outcome)
const SIGNED_OUT = [401, 'authentication-required']

/** Each is prepared, and returns the call that chooses the new password. */
const WAYS: [string, (learner: Learner) => Promise<() => Promise<{ status: number }>>][] = [
  [
    'a reset by mail',
    async (learner) => {
      const token = await mailedResetToken(testServer, learner)
      return () => resetPassword(testServer, learner, token)
    },
  ],
  ['a change in the profile', async (learner) => () => changePassword(testServer, learner)],
]

test('a login that meets a new password starts no session, and the new password stays', async () => {
  const learner = await createLearner(testServer)
  const choosing = {
    text: 'UPDATE app_user SET password_hash = $2 WHERE id = $1',
    values: [learner.user.id, await hashPassword(NEW_PASSWORD)],
  }
  const answer = await duringChange(testServer, [choosing], () => logIn(learner, PASSWORD))
  expect([outcome(answer), answer.headers['auth-token']]).toEqual([[400, 'login-failed'], undefined])
  expect((await logIn(learner, NEW_PASSWORD)).status).toBe(200)
  expect(outcome(await logIn(learner, PASSWORD))).toEqual([400, 'login-failed'])
})

test.each(WAYS)('%s also ends the session of a login in progress', async (_, prepare) => {
  const learner = await createLearner(testServer)
  const choosePassword = await prepare(learner)
  const token = newToken()
  const now = testServer.clock.now()
  const later = new Date(now.getTime() + 60_000)
  const loggingIn = [
    { text: 'UPDATE app_user SET last_authenticated_at = $2 WHERE id = $1', values: [learner.user.id, now] },
    {
      text: `INSERT INTO session (app_id, token_hash, user_id, client, created_at, last_seen_at, idle_seconds, expires_at)
        VALUES ($1, $2, $3, 'web', $4, $4, 60, $5)`,
      values: [learner.app.appId, hashToken(token), learner.user.id, now, later],
    },
  ]
  expect((await duringChange(testServer, loggingIn, choosePassword)).status).toBe(200)
  expect(await isSignedIn(learner, token)).toEqual(SIGNED_OUT)
})

test.each(WAYS)('logins during %s leave only the new password and no earlier session', async (_, prepare) => {
  const learner = await createLearner(testServer)
  const choosePassword = await prepare(learner)
  const before = await logIn(learner, PASSWORD)
  expect(before.status).toBe(200)
  // Three: more failures would be throttled.
  const logins = Promise.all(Array.from({ length: 3 }, () => logIn(learner, PASSWORD)))
  expect((await choosePassword()).status).toBe(200)
  for (const { status, headers } of [before, ...(await logins)])
    if (status === 200) expect(await isSignedIn(learner, headers['auth-token'] ?? '')).toEqual(SIGNED_OUT)
  expect(outcome(await logIn(learner, PASSWORD))).toEqual([400, 'login-failed'])
  expect((await logIn(learner, NEW_PASSWORD)).status).toBe(200)
})
