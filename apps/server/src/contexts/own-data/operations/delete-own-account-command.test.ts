import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn, tracesOf } from '../../../testing/database/traces.ts'
import { createFullPerson } from '../../../testing/people/full-person.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const exportsOf = (appId: string) =>
  filesIn(testServer.storageFolder).filter((path) => path.includes(`${appId}/exports/`))

test('deletes all data of the user: no row in any table, no file and no job is left', async () => {
  const person = await createFullPerson(testServer, 'Quittenbaum')
  const { app, user, as, firstName, lastName } = person
  const traces = () => tracesOf(testServer, [user.emailAddress, user.id, firstName, lastName])
  await testServer.call(login, { emailAddress: user.emailAddress, password: 'falsch' }, { host: app.host })
  // The user has waiting mails, and an unanswered request for a password.
  await testServer.mails.goDown()
  await testServer.runJobs()
  expect(exportsOf(app.appId)).toHaveLength(1)
  expect((await traces()).length).toBeGreaterThan(10)

  expect(await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as).then(outcome)).toBe(200)
  await testServer.mails.recover()
  testServer.clock.advance(2 * 3_600_000)
  await testServer.runJobs()
  expect(await traces()).toEqual([])
  expect(exportsOf(app.appId)).toEqual([])

  const { rows: visits } = await testServer.adminPool.query(
    'SELECT of_user_id FROM impersonation WHERE of_app_id = $1',
    [app.appId],
  )
  expect(visits).toEqual([{ of_user_id: null }])
  const mails = await testServer.mails.to(user.emailAddress)
  expect(mails.map(({ subject }) => subject)).toEqual(['Dein Konto wurde gelöscht'])
  expect(await testServer.call(getAuthenticatedUser, {}, as).then(outcome)).toEqual([
    401,
    'authentication-required',
  ])
  const again = { emailAddress: user.emailAddress, password: PASSWORD }
  expect(await testServer.call(login, again, { host: app.host }).then(outcome)).toEqual([400, 'login-failed'])
})

test('frees the seat, and other users of the same app and sponsor keep everything', async () => {
  const one = await createFullPerson(testServer, 'Holunder')
  const other = await createLearner(testServer, one.app)
  await testServer.adminPool.query(
    `INSERT INTO seat (app_id, sponsor_id, email_address, status, account_id, created_at, updated_at)
     SELECT app_id, sponsor_id, $2, status, $3, created_at, updated_at FROM seat WHERE account_id = $1`,
    [one.user.id, other.user.emailAddress, other.user.id],
  )
  await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, one.as)
  const { rows } = await testServer.adminPool.query('SELECT account_id FROM seat WHERE app_id = $1', [
    one.app.appId,
  ])
  expect(rows).toEqual([{ account_id: other.user.id }])
  expect(await testServer.call(getAuthenticatedUser, {}, other.as).then(outcome)).toBe(200)
  await testServer.runJobs()
})

test('requires the current password, otherwise nothing is deleted', async () => {
  const { user, as } = await createLearner(testServer)
  const answer = await testServer.call(deleteOwnAccount, { currentPassword: 'geraten' }, as)
  expect([outcome(answer), answer.refusal?.fields]).toEqual([
    [400, 'current-password-wrong'],
    { currentPassword: 'Das aktuelle Passwort ist nicht richtig.' },
  ])
  expect(await testServer.call(getAuthenticatedUser, {}, as).then(outcome)).toBe(200)
  await testServer.runJobs()
  expect(await testServer.mails.to(user.emailAddress)).toEqual([])
})

test('guesses of the password here are throttled together with logins', async () => {
  const { app, user, as } = await createLearner(testServer)
  for (let guess = 0; guess < 5; guess++)
    expect(
      await testServer.call(deleteOwnAccount, { currentPassword: `geraten-${guess}` }, as).then(outcome),
    ).toEqual([400, 'current-password-wrong'])
  const answer = await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)
  expect([outcome(answer), answer.headers['retry-after']]).toEqual([[429, 'too-many-requests'], '60'])
  const loggingIn = { emailAddress: user.emailAddress, password: PASSWORD }
  expect(await testServer.call(login, loggingIn, { host: app.host }).then(outcome)).toEqual([
    429,
    'too-many-requests',
  ])
  testServer.clock.advance(61_000)
  expect(await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as).then(outcome)).toBe(200)
})

test('is allowed only for learners: managers are removed by others', async () => {
  const app = await testServer.createApp()
  for (const role of ['ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const) {
    const as = { token: await testServer.signIn(await testServer.createUser({ app, role })), host: app.host }
    expect(await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as).then(outcome)).toEqual([
      403,
      'not-allowed',
    ])
  }
})

test('two concurrent calls delete once and send one mail', async () => {
  const { user, as } = await createLearner(testServer)
  const answers = await Promise.all(
    [1, 2, 3].map(() => testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  await testServer.runJobs()
  expect(await testServer.mails.to(user.emailAddress)).toHaveLength(1)
})

test('a requested but unfinished export is not created', async () => {
  const { app, user, as } = await createLearner(testServer)
  await testServer.call(requestDataExport, {}, as)
  expect(await testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as).then(outcome)).toBe(200)
  const { failed } = await testServer.runJobs()
  expect([failed, exportsOf(app.appId)]).toEqual([0, []])
  expect((await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)).toEqual([
    'Dein Konto wurde gelöscht',
  ])
})
