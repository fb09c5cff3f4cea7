import { randomUUID } from 'node:crypto'
import { getAuditEntriesAsAdmin } from '@wohlauf/contract/administration/administration'
import { getUsersForAppAsAdmin } from '@wohlauf/contract/administration/administration-users'
import { login } from '@wohlauf/contract/authentication/authentication'
import {
  confirmSecondFactorAsManager,
  getSecondFactorAsManager,
  removeSecondFactorOfUserAsAdmin,
} from '@wohlauf/contract/staff-security/staff-security'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { duringChange } from '../../../testing/during-change.ts'
import { ADMIN_HOST } from '../../../testing/hosts.ts'
import { callConcurrently } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { beginSetup, setUpSecondFactor } from '../../../testing/people/second-factor.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { call, adminPool } = testServer
const admin = await testServer.createAdmin()
const asAdmin = { host: ADMIN_HOST, token: await testServer.signInAdmin(admin) }

const enrol = async () => {
  const manager = await createManager(testServer)
  const factor = await setUpSecondFactor(testServer, manager.as)
  const credentials = { emailAddress: manager.user.emailAddress, password: PASSWORD }
  const logIn = (code?: string) =>
    call(login, { ...credentials, ...(code === undefined ? {} : { code }) }, { host: manager.app.host })
  return { ...manager, ...factor, logIn }
}

/** Each session is fresh for ten minutes: the tests move the clock. */
const remove = async (userId: string) => {
  await adminPool.query('UPDATE admin_session SET proved_at = $1', [testServer.clock.now()])
  return call(removeSecondFactorOfUserAsAdmin, { userId }, asAdmin)
}

const entriesAbout = async (personId: string) =>
  (await call(getAuditEntriesAsAdmin, { personId }, asAdmin)).body.items.map(({ title, target }) => [
    title,
    target?.id,
  ])

const rowsOf = async (table: 'session' | 'second_factor', userId: string) =>
  (await adminPool.query(`SELECT * FROM ${table} WHERE user_id = $1`, [userId])).rows

const subjectsTo = async (emailAddress: string) =>
  (await testServer.mails.to(emailAddress)).map(({ subject }) => subject)

const OFF = 'Die Anmeldung in zwei Schritten ist ausgeschaltet'

test('ends all sessions immediately, notifies the owner by mail, and is audited', async () => {
  const { app, user, as, logIn, secret, enrolmentId } = await enrol()
  const hasOne = async () =>
    (await call(getUsersForAppAsAdmin, { appId: app.appId }, asAdmin)).body.items.map(
      ({ hasSecondFactor }) => hasSecondFactor,
    )
  expect(await hasOne()).toEqual([true])
  expect((await remove(user.id)).status).toBe(200)
  expect(outcome(await call(getSecondFactorAsManager, {}, as))).toEqual([401, 'authentication-required'])
  expect(await hasOne()).toEqual([false])
  expect(JSON.stringify(await rowsOf('second_factor', user.id))).not.toContain(secret.toString('base64url'))
  const again = await logIn()
  expect(again.status).toBe(200)
  const loggedIn = { host: app.host, token: again.headers['auth-token'] ?? '' }
  const confirmation = await call(confirmSecondFactorAsManager, { enrolmentId, code: '000000' }, loggedIn)
  expect(outcome(confirmation)).toEqual([400, 'second-factor-wrong'])
  expect(await entriesAbout(user.id)).toEqual([['Anmeldung in zwei Schritten entfernt', user.id]])
  await testServer.runJobs()
  expect(await rowsOf('second_factor', user.id)).toEqual([])
  const mails = await testServer.mails.to(user.emailAddress)
  expect(mails.map(({ text }) => text).join()).toContain('der Support hat für dein Konto')
})

test('several concurrent calls remove it once and send one mail; without a second factor nothing is removed', async () => {
  const { user } = await enrol()
  expect(await callConcurrently(4, () => remove(user.id))).toEqual({ 200: 4 })
  await testServer.runJobs()
  expect((await subjectsTo(user.emailAddress)).filter((subject) => subject === OFF)).toHaveLength(1)

  const { user: without, as } = await createManager(testServer)
  await beginSetup(testServer, as)
  expect((await remove(without.id)).status).toBe(200)
  await testServer.runJobs()
  expect([await rowsOf('session', without.id), await rowsOf('second_factor', without.id)]).toMatchObject([
    [{}],
    [{ enabled_at: null }],
  ])
  expect(await subjectsTo(without.emailAddress)).toEqual([])
})

test('without its entry in the audit log nothing is removed', async () => {
  const { user, as } = await enrol()
  await adminPool.query(`ALTER TABLE audit_entry ADD CONSTRAINT closed CHECK (false) NOT VALID`)
  try {
    expect((await remove(user.id)).status).toBe(500)
  } finally {
    await adminPool.query('ALTER TABLE audit_entry DROP CONSTRAINT closed')
  }
  expect((await call(getSecondFactorAsManager, {}, as)).body).toMatchObject({ recoveryCodesLeft: 10 })
  await testServer.runJobs()
  expect(await subjectsTo(user.emailAddress)).not.toContain(OFF)
})

test('waits for a login in progress, and ends its session too', async () => {
  const { user, app } = await enrol()
  await duringChange(
    testServer,
    [
      { text: 'UPDATE app_user SET last_authenticated_at = now() WHERE id = $1', values: [user.id] },
      {
        text: `INSERT INTO session (app_id, user_id, token_hash, client, device, created_at, last_seen_at, idle_seconds, expires_at)
               SELECT $1, $2, 'of the login', 'web', 'Firefox', now(), now(), 60, now()`,
        values: [app.appId, user.id],
      },
    ],
    () => remove(user.id),
  )
  expect(await rowsOf('session', user.id)).toEqual([])
})

test('an unknown account and an admin are not found', async () => {
  for (const userId of [randomUUID(), admin.id])
    expect(outcome(await remove(userId))).toEqual([404, 'not-found'])
})
