import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { giveHealthConsent, withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { earnedBy } from '../../../testing/people/health-points.ts'
import { callConcurrently, type Learner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const CURRENT = { textVersion: HEALTH_DATA_CONSENT.version }

const createUndecided = async (existing?: Learner['app']): Promise<Learner> => {
  const app = existing ?? (await testServer.createApp())
  const user = await testServer.createUser({ app, healthConsentVersion: null })
  return { app, user, as: { token: await testServer.signIn(user), host: app.host } }
}
const versionOf = async ({ as }: Learner) =>
  (await testServer.call(getAuthenticatedUser, {}, as)).body.user.healthConsentVersion
const consentsOf = async ({ user }: Learner) => {
  const { rows } = await testServer.adminPool.query(
    `SELECT kind, text_version AS version, given_at AS "givenAt", withdrawn_at AS "withdrawnAt" FROM consent
     WHERE user_id = $1 ORDER BY given_at`,
    [user.id],
  )
  return rows
}
const startHabit = async ({ app, as }: Learner) =>
  testServer.call(
    createHabitIntent,
    { habitId: await testServer.createHabit(app), weekdays: ['MONDAY'], notificationTime: '08:00:00' },
    as,
  )

test('a consent is stored with its text’s version and its time, and opens the habits', async () => {
  const learner = await createUndecided()
  expect(outcome(await startHabit(learner))).toEqual([403, 'health-consent-required'])
  expect(await testServer.call(giveHealthConsent, CURRENT, learner.as).then(outcome)).toBe(200)
  expect(await versionOf(learner)).toBe(HEALTH_DATA_CONSENT.version)
  expect(await consentsOf(learner)).toEqual([
    {
      kind: 'HEALTH_DATA',
      version: HEALTH_DATA_CONSENT.version,
      givenAt: testServer.clock.now(),
      withdrawnAt: null,
    },
  ])
  expect(outcome(await startHabit(learner))).toBe(200)
})

test('repeated and concurrent consents are one', async () => {
  const learner = await createUndecided()
  expect(await callConcurrently(10, () => testServer.call(giveHealthConsent, CURRENT, learner.as))).toEqual({
    200: 10,
  })
  expect(await consentsOf(learner)).toHaveLength(1)
})

test.each(['2020-01-01', '', `${HEALTH_DATA_CONSENT.version} `])(
  'the other version %j is a conflict and not a consent',
  async (textVersion) => {
    const learner = await createUndecided()
    expect(await testServer.call(giveHealthConsent, { textVersion }, learner.as).then(outcome)).toEqual([
      409,
      'conflict',
    ])
    expect([await versionOf(learner), await consentsOf(learner)]).toEqual([null, []])
  },
)

test('a user who consented to an older text consents again, and both stay on record', async () => {
  const learner = await createUndecided()
  await testServer.adminPool.query(
    `UPDATE app_user SET health_consent_version = '2020-01-01' WHERE id = $1`,
    [learner.user.id],
  )
  await testServer.adminPool.query(
    `INSERT INTO consent (app_id, user_id, kind, text_version, given_at)
     VALUES ($1, $2, 'HEALTH_DATA', '2020-01-01', '2020-01-01')`,
    [learner.app.appId, learner.user.id],
  )
  await testServer.call(giveHealthConsent, CURRENT, learner.as)
  expect((await consentsOf(learner)).map(({ version }) => version)).toEqual([
    '2020-01-01',
    HEALTH_DATA_CONSENT.version,
  ])
})

test('a withdrawal deletes the habits, closes operations that need consent, and keeps the points', async () => {
  const learner = await createUndecided()
  const other = await createUndecided(learner.app)
  for (const each of [learner, other]) {
    await testServer.call(giveHealthConsent, CURRENT, each.as)
    await startHabit(each)
  }
  const points = await earnedBy(testServer, learner.user)
  expect(points.entries).toEqual(['habit-started: 5'])

  testServer.clock.advance(1000)
  expect(await testServer.call(withdrawHealthConsent, {}, learner.as).then(outcome)).toBe(200)
  expect(await versionOf(learner)).toBeNull()
  expect((await testServer.call(getHabitIntents, {}, learner.as)).body).toEqual([])
  expect(await consentsOf(learner)).toMatchObject([{ withdrawnAt: testServer.clock.now() }])
  expect(await earnedBy(testServer, learner.user)).toEqual(points)
  expect(outcome(await startHabit(learner))).toEqual([403, 'health-consent-required'])

  expect(await versionOf(other)).toBe(HEALTH_DATA_CONSENT.version)
  expect((await testServer.call(getHabitIntents, {}, other.as)).body).toHaveLength(1)
  expect(await consentsOf(other)).toMatchObject([{ withdrawnAt: null }])
})

test('a withdrawal affects no other consent, is idempotent, and the user can consent again', async () => {
  const learner = await createUndecided()
  await testServer.adminPool.query(
    `INSERT INTO consent (app_id, user_id, kind, text_version, given_at)
     VALUES ($1, $2, 'TERMS_OF_USE', '2026-01-01', '2026-01-01')`,
    [learner.app.appId, learner.user.id],
  )
  await testServer.call(giveHealthConsent, CURRENT, learner.as)
  testServer.clock.advance(1000)
  const withdrawnAt = testServer.clock.now()
  await testServer.call(withdrawHealthConsent, {}, learner.as)
  testServer.clock.advance(1000)
  expect(await testServer.call(withdrawHealthConsent, {}, learner.as).then(outcome)).toBe(200)
  testServer.clock.advance(1000)
  await testServer.call(giveHealthConsent, CURRENT, learner.as)
  expect(await consentsOf(learner)).toMatchObject([
    { kind: 'TERMS_OF_USE', withdrawnAt: null },
    { kind: 'HEALTH_DATA', withdrawnAt },
    { kind: 'HEALTH_DATA', withdrawnAt: null },
  ])
  expect(outcome(await startHabit(learner))).toBe(200)
})
