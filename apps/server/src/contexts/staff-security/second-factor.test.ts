import {
  getAuditEntriesAsAdmin,
  getImpersonationUrlForUserAsAdmin,
} from '@wohlauf/contract/administration/administration'
import { adminLogin, getAuthenticatedAdmin, login } from '@wohlauf/contract/authentication/authentication'
import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import {
  confirmSecondFactorAsManager,
  getSecondFactorAsAdmin,
  getSecondFactorAsManager,
  proveIdentityAsAdmin,
  removeSecondFactorAsAdmin,
  removeSecondFactorAsManager,
  renewRecoveryCodesAsAdmin,
  renewRecoveryCodesAsManager,
} from '@wohlauf/contract/staff-security/staff-security'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../testing/content/reading.ts'
import { ADMIN_HOST } from '../../testing/hosts.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { beginSetup, setUpSecondFactor } from '../../testing/people/second-factor.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { call, clock, adminPool } = testServer
const MINUTE = 60_000

const enrol = async () => {
  const manager = await createManager(testServer)
  const factor = await setUpSecondFactor(testServer, manager.as)
  const credentials = { emailAddress: manager.user.emailAddress, password: PASSWORD }
  const logIn = (code?: string) =>
    call(login, { ...credentials, ...(code === undefined ? {} : { code }) }, { host: manager.app.host })
  return { ...manager, ...factor, logIn }
}

test('the login asks for the code, after the right password only', async () => {
  const { logIn, newCode, app, user } = await enrol()
  const loginAnswer = await logIn()
  expect([outcome(loginAnswer), loginAnswer.headers['auth-token']]).toEqual([
    [403, 'second-factor-required'],
    undefined,
  ])
  const wrong = { emailAddress: user.emailAddress, password: 'falsch' }
  expect(outcome(await call(login, wrong, { host: app.host }))).toEqual([400, 'login-failed'])
  const code = newCode()
  const right = await logIn(`${code.slice(0, 3)} ${code.slice(3)}`)
  expect([right.status, typeof right.headers['auth-token']]).toEqual([200, 'string'])
})

test('a code works once, also for many concurrent uses, and none older than it', async () => {
  const { logIn, newCode, usedCode } = await enrol()
  expect(outcome(await logIn(usedCode))).toEqual([400, 'second-factor-wrong'])
  const [older, newer] = [newCode(), newCode()]
  const answers = await Promise.all([newer, newer, newer, newer].map(logIn))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await adminPool.query('DELETE FROM login_throttle')
  expect(outcome(await logIn(older))).toEqual([400, 'second-factor-wrong'])
})

test('a recovery code works once under 20 parallel attempts, and its owner is notified by mail', async () => {
  const { logIn, recoveryCodes, user, as } = await enrol()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(code.toUpperCase())))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { body } = await call(getSecondFactorAsManager, {}, as)
  expect(body.recoveryCodesLeft).toBe(9)
  await testServer.runJobs()
  const subjects = (await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)
  expect(subjects).toContain('Die Anmeldung in zwei Schritten ist eingeschaltet')
  expect(subjects.filter((subject) => subject === 'Ein Wiederherstellungscode wurde benutzt')).toHaveLength(1)
})

test('wrong codes are throttled, and the right password in between gives no more of them', async () => {
  const { logIn, newCode } = await enrol()
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(outcome(await logIn())).toEqual([403, 'second-factor-required'])
    expect(outcome(await logIn('000000'))).toEqual([400, 'second-factor-wrong'])
  }
  expect(outcome(await logIn(newCode()))).toEqual([429, 'too-many-requests'])
  clock.advance(MINUTE)
  expect((await logIn(newCode())).status).toBe(200)
})

test('the setup ends other sessions, and no answer after it has the secret', async () => {
  const { app, user, as } = await createManager(testServer)
  const other = { host: app.host, token: await testServer.signIn(user) }
  const { enrolmentId, codeNow, shown } = await beginSetup(testServer, as)
  expect(shown.address).toContain(`secret=${shown.secret}&issuer=`)
  // The same setup again has the same secret; another one replaces it.
  expect((await beginSetup(testServer, as, enrolmentId)).shown).toEqual(shown)
  const answer = await call(confirmSecondFactorAsManager, { enrolmentId, code: codeNow() }, as)
  // The first answer was lost: the codes of the second one count.
  const again = await call(confirmSecondFactorAsManager, { enrolmentId, code: codeNow() }, as)
  expect([answer.status, again.status]).toEqual([200, 200])
  expect(again.body.recoveryCodes).not.toEqual(answer.body.recoveryCodes)
  const state = await call(getSecondFactorAsManager, {}, as)
  expect(state.body).toEqual({ enabledAt: clock.now().toISOString(), recoveryCodesLeft: 10 })
  expect(JSON.stringify([answer.body, state.body])).not.toContain(shown.secret)
  expect((await call(getSecondFactorAsManager, {}, other)).status).toBe(401)
  const { rows } = await adminPool.query('SELECT * FROM second_factor WHERE user_id = $1', [user.id])
  // The form in which they are shown, or without hyphens.
  const storedText = JSON.stringify(rows).replaceAll('-', '')
  for (const code of again.body.recoveryCodes) expect(storedText).not.toContain(code.replaceAll('-', ''))
})

test('the later of two concurrent setups counts, and an old one is over after an hour', async () => {
  const { as } = await createManager(testServer)
  const first = await beginSetup(testServer, as)
  const second = await beginSetup(testServer, as)
  const confirm = ({ enrolmentId, codeNow }: typeof first) =>
    call(confirmSecondFactorAsManager, { enrolmentId, code: codeNow() }, as).then(outcome)
  expect(await confirm(first)).toEqual([409, 'enrolment-not-valid'])
  clock.advance(60 * MINUTE)
  expect((await call(proveIdentity, { currentPassword: PASSWORD }, as)).status).toBe(200)
  expect(await confirm(second)).toEqual([409, 'enrolment-not-valid'])
})

test('switching off takes password and code, and notifies the owner', async () => {
  const { as, newCode, logIn, user } = await enrol()
  const off = (currentPassword: string, code?: string) =>
    call(removeSecondFactorAsManager, { currentPassword, ...(code ? { code } : {}) }, as).then(outcome)
  expect(await off(PASSWORD)).toEqual([403, 'second-factor-required'])
  expect(await off('falsch', newCode())).toEqual([400, 'current-password-wrong'])
  expect(await off(PASSWORD, '000000')).toEqual([400, 'second-factor-wrong'])
  expect(await off(PASSWORD, newCode())).toBe(200)
  expect((await logIn()).status).toBe(200)
  await testServer.runJobs()
  const subjects = (await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)
  expect(subjects).toContain('Die Anmeldung in zwei Schritten ist ausgeschaltet')
})

test('sensitive operations need a fresh login: password, and code where there is one', async () => {
  const { as, newCode } = await enrol()
  const renew = () => call(renewRecoveryCodesAsManager, {}, as).then(outcome)
  expect(await renew()).toBe(200)
  clock.advance(11 * MINUTE)
  expect(await renew()).toEqual([403, 'fresh-login-required'])
  const prove = (code?: string) =>
    call(proveIdentity, { currentPassword: PASSWORD, ...(code ? { code } : {}) }, as).then(outcome)
  expect(await prove()).toEqual([403, 'second-factor-required'])
  expect(await renew()).toEqual([403, 'fresh-login-required'])
  expect(await prove(newCode())).toBe(200)
  expect(await renew()).toBe(200)
})

test('an admin may postpone the setup once, and from the second login on nothing else is answered', async () => {
  const admin = await testServer.createAdmin()
  const logIn = async (code?: string) => {
    const credentials = { emailAddress: admin.emailAddress, password: PASSWORD }
    const answer = await call(adminLogin, { ...credentials, ...(code ? { code } : {}) })
    const as = { host: ADMIN_HOST, token: answer.headers['auth-token'] ?? '' }
    return { answer, as, toDo: answer.body.admin?.secondFactor }
  }
  const read = (as: { host: string; token: string }) => call(getAuditEntriesAsAdmin, {}, as).then(outcome)
  const first = await logIn()
  expect([first.toDo, await read(first.as)]).toEqual(['ADVISED', 200])
  const second = await logIn()
  expect([second.toDo, await read(second.as)]).toEqual(['REQUIRED', [403, 'second-factor-missing']])
  expect((await call(getAuthenticatedAdmin, {}, second.as)).body.admin.secondFactor).toBe('REQUIRED')
  const { newCode } = await setUpSecondFactor(testServer, second.as)
  expect(await read(second.as)).toBe(200)
  expect((await call(getAuthenticatedAdmin, {}, first.as)).status).toBe(401)
  expect(outcome((await logIn()).answer)).toEqual([403, 'second-factor-required'])
  const third = await logIn(newCode())
  expect([third.answer.status, third.toDo]).toEqual([200, undefined])
  expect((await call(renewRecoveryCodesAsAdmin, {}, third.as)).body.recoveryCodes).toHaveLength(10)
  // Switched off for another device: the setup is required again immediately.
  const off = { currentPassword: PASSWORD, code: newCode() }
  expect((await call(removeSecondFactorAsAdmin, off, third.as)).status).toBe(200)
  expect(await read(third.as)).toEqual([403, 'second-factor-missing'])
})

test('the audit log of one person has what they did and what was done to them', async () => {
  const { user } = await createLearner(testServer)
  const admin = await testServer.createAdmin()
  const asAdmin = { host: ADMIN_HOST, token: await testServer.signInAdmin(admin) }
  await call(getImpersonationUrlForUserAsAdmin, { userId: user.id }, asAdmin)
  const count = async (personId: string) =>
    (await call(getAuditEntriesAsAdmin, { personId }, asAdmin)).body.items.length
  expect([await count(user.id), await count(admin.id)]).toEqual([1, 1])
  clock.advance(11 * MINUTE)
  const answer = await call(getImpersonationUrlForUserAsAdmin, { userId: user.id }, asAdmin)
  expect(outcome(answer)).toEqual([403, 'fresh-login-required'])
  expect((await call(proveIdentityAsAdmin, { currentPassword: PASSWORD }, asAdmin)).status).toBe(200)
  expect((await call(getImpersonationUrlForUserAsAdmin, { userId: user.id }, asAdmin)).status).toBe(200)
  expect((await call(getSecondFactorAsAdmin, {}, asAdmin)).body.enabledAt).toBe(null)
})
