import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const NEW = 'ein-anderes-passwort-2026'
const newPassword = (userNewPassword = NEW, userCurrentPassword = PASSWORD) => ({
  userCurrentPassword,
  userNewPassword,
})
const sessionOf = (token: string | null | undefined, host: string) =>
  testServer.call(getAuthenticatedUser, {}, { token: token ?? null, host }).then(outcome)

test('changes the password, ends every other session, and continues this one under a new token', async () => {
  const { app, user, as } = await createLearner(testServer)
  const elsewhere = await testServer.signIn(user, 'native')
  const { status, headers } = await testServer.call(updateUserPassword, newPassword(), as)
  expect(status).toBe(200)
  expect(headers['auth-token']).toMatch(/^[\w-]{43}$/)
  expect(headers['auth-token']).not.toBe(as.token)
  expect(await sessionOf(headers['auth-token'], app.host)).toBe(200)
  for (const token of [as.token, elsewhere])
    expect(await sessionOf(token, app.host)).toEqual([401, 'authentication-required'])

  const tryPassword = (password: string) =>
    testServer.call(login, { emailAddress: user.emailAddress, password }, { host: app.host }).then(outcome)
  expect(await tryPassword(NEW)).toBe(200)
  expect(await tryPassword(PASSWORD)).toEqual([400, 'login-failed'])

  await testServer.runJobs()
  const mails = await testServer.mails.to(user.emailAddress)
  expect(mails.map(({ subject, links }) => [subject, links])).toEqual([
    ['Dein Passwort wurde geändert', [`http://${app.host}/passwort-zuruecksetzen`]],
  ])
})

test('invalidates pending links and requests of this account, and no others', async () => {
  const { app, user, as } = await createLearner(testServer)
  const other = await createLearner(testServer, app)
  for (const { user: of } of [{ user }, other]) {
    for (const purpose of ['PASSWORD_RESET', 'EMAIL_CHANGE'])
      await testServer.adminPool.query(
        `INSERT INTO mailed_link (app_id, purpose, token_hash, account_id, created_at, expires_at)
         VALUES ($1, $2, sha256(random()::text::bytea), $3, now(), now())`,
        [app.appId, purpose, of.id],
      )
    await testServer.adminPool.query(
      `INSERT INTO account_request (app_id, kind, email_address, created_at) VALUES ($1, 'PASSWORD_RESET', $2, now())`,
      [app.appId, of.emailAddress],
    )
  }
  await testServer.call(updateUserPassword, newPassword(), as)
  const { rows: links } = await testServer.adminPool.query(
    'SELECT account_id FROM mailed_link WHERE app_id = $1',
    [app.appId],
  )
  expect(links).toEqual([{ account_id: other.user.id }, { account_id: other.user.id }])
  const { rows: requests } = await testServer.adminPool.query(
    'SELECT email_address FROM account_request WHERE app_id = $1',
    [app.appId],
  )
  expect(requests).toEqual([{ email_address: other.user.emailAddress }])
})

test('requires the current password', async () => {
  const { app, as } = await createLearner(testServer)
  const answer = await testServer.call(updateUserPassword, newPassword(NEW, 'geraten'), as)
  expect([outcome(answer), answer.refusal?.fields, answer.headers['auth-token']]).toEqual([
    [400, 'current-password-wrong'],
    { userCurrentPassword: 'Das aktuelle Passwort ist nicht richtig.' },
    undefined,
  ])
  expect(await sessionOf(as.token, app.host)).toBe(200)
})

test('guesses of the current password are throttled, and a correct one resets the count', async () => {
  const { as } = await createLearner(testServer)
  const guess = () => testServer.call(updateUserPassword, newPassword(NEW, 'geraten'), as).then(outcome)
  for (let time = 0; time < 4; time++) expect(await guess()).toEqual([400, 'current-password-wrong'])
  const { headers } = await testServer.call(updateUserPassword, newPassword(), as)
  const now = { ...as, token: headers['auth-token'] ?? '' }
  const guessAgain = () => testServer.call(updateUserPassword, newPassword(NEW, 'geraten'), now).then(outcome)
  for (let time = 0; time < 5; time++) expect(await guessAgain()).toEqual([400, 'current-password-wrong'])
  expect(await guessAgain()).toEqual([429, 'too-many-requests'])
})

describe('a new password', () => {
  const EASY = 'Dieses Passwort ist zu leicht zu erraten.'
  test.each([
    { what: 'among the most common', password: 'password123', says: EASY },
    { what: 'the address', password: 'Person.Eigen@demo.example', says: EASY },
    { what: 'the part before the @', password: 'Person.Eigen', says: EASY },
    { what: 'the app’s title', password: 'Wohlauf Probe', says: EASY },
  ])('may not be $what', async ({ password, says }) => {
    const app = await testServer.createApp({ title: 'Wohlauf Probe' })
    const user = await testServer.createUser({ app, emailAddress: 'person.eigen@demo.example' })
    const as = { token: await testServer.signIn(user), host: app.host }
    const answer = await testServer.call(updateUserPassword, newPassword(password), as)
    expect([outcome(answer), answer.refusal?.fields]).toEqual([
      [400, 'password-too-easy'],
      { userNewPassword: says },
    ])
    expect(await sessionOf(as.token, app.host)).toBe(200)
  })

  test.each([
    { length: 7, role: 'ROLE_USER' as const, ends: [400, 'not-valid'] },
    { length: 8, role: 'ROLE_USER' as const, ends: 200 },
    { length: 128, role: 'ROLE_USER' as const, ends: 200 },
    { length: 129, role: 'ROLE_USER' as const, ends: [400, 'not-valid'] },
    { length: 11, role: 'ROLE_APP_MANAGER' as const, ends: [400, 'password-too-easy'] },
    { length: 12, role: 'ROLE_APP_MANAGER' as const, ends: 200 },
    { length: 11, role: 'ROLE_SPONSOR_MANAGER' as const, ends: [400, 'password-too-easy'] },
  ])('of $length characters for $role results in $ends', async ({ length, role, ends }) => {
    const app = await testServer.createApp()
    const as = { token: await testServer.signIn(await testServer.createUser({ app, role })), host: app.host }
    const password = 'ü7Qz'.repeat(40).slice(0, length)
    const answer = await testServer.call(updateUserPassword, newPassword(password), as)
    expect(outcome(answer)).toEqual(ends)
    if (ends !== 200) expect(Object.keys(answer.refusal?.fields ?? {})).toEqual(['userNewPassword'])
  })
})

test('one of several concurrent changes takes effect, and only its session continues', async () => {
  const { app, user, as } = await createLearner(testServer)
  const second = { ...as, token: await testServer.signIn(user) }
  const passwords = ['erstes-neues-passwort', 'zweites-neues-passwort']
  const answers = await Promise.all(
    passwords.map((password, index) =>
      testServer.call(updateUserPassword, newPassword(password), index === 0 ? as : second),
    ),
  )
  const right = answers.findIndex(({ status }) => status === 200)
  expect(right).toBeGreaterThanOrEqual(0)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect([400, 401]).toContain(answers[1 - right]?.status)
  const tryPassword = (password: string | undefined) =>
    testServer
      .call(login, { emailAddress: user.emailAddress, password: password ?? '' }, { host: app.host })
      .then(({ status }) => status)
  expect(await tryPassword(passwords[right])).toBe(200)
  expect(await tryPassword(passwords[1 - right])).toBe(400)
  await testServer.runJobs()
  expect(await testServer.mails.to(user.emailAddress)).toHaveLength(1)
})
