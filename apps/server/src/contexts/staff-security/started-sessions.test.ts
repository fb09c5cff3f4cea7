import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { updateUserPassword } from '@wohlauf/contract/accounts/passwords'
import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { disableUserAsAdmin, enableUserAsAdmin } from '@wohlauf/contract/administration/administration-users'
import {
  adminLogin,
  getAuthenticatedImpersonation,
  login,
} from '@wohlauf/contract/authentication/authentication'
import { proveIdentity } from '@wohlauf/contract/authentication/proof'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { copyCompletionLinkAsManager } from '@wohlauf/contract/seats/invitations'
import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import {
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
import { setUpSecondFactor } from '../../testing/people/second-factor.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { call, clock } = testServer

const NEW = 'ein-anderes-passwort-2026'
const STALE = [403, 'fresh-login-required']
const CODE_ASKED = [403, 'second-factor-required']

const HANDLERS = resolve(import.meta.dirname, '..')

test('these are all handlers that start a session: each has a test below', () => {
  const starting = globSync('{*,*/*}/operations/**/*.ts', { cwd: HANDLERS }).filter((path) =>
    /\bstart(Admin)?Session\b/.test(readFileSync(resolve(HANDLERS, path), 'utf8')),
  )
  expect(starting.map((path) => path.slice(path.lastIndexOf('/') + 1)).toSorted()).toEqual([
    'admin-login.ts',
    'authenticated-impersonation.ts',
    'confirm-user-registration-command.ts',
    'login.ts',
    'update-user-password-command.ts',
  ])
})

/** A manager whose second factor is on; `stranger` has their session and password alone, and no device. */
const enrol = async () => {
  const manager = await createManager(testServer)
  const factor = await setUpSecondFactor(testServer, manager.as)
  const stranger = { host: manager.app.host, token: await testServer.signIn(manager.user) }
  clock.advance(11 * 60_000)
  return { ...manager, ...factor, stranger }
}
type As = { host: string; token: string | null }
const renewCodes = (as: As) => call(renewRecoveryCodesAsManager, {}, as).then(outcome)
const tokenOf = ({ headers }: { headers: Record<string, string | undefined> }) => headers['auth-token']

test('a change of the password asks for the code: without one nothing is changed, and no session is started', async () => {
  const { stranger, user } = await enrol()
  const passwords = { userCurrentPassword: PASSWORD, userNewPassword: NEW }
  const answer = await call(updateUserPassword, passwords, stranger)
  expect([outcome(answer), tokenOf(answer)]).toEqual([CODE_ASKED, undefined])
  const wrong = await call(updateUserPassword, { ...passwords, code: '000000' }, stranger)
  expect([outcome(wrong), tokenOf(wrong)]).toEqual([[400, 'second-factor-wrong'], undefined])
  expect(await renewCodes(stranger)).toEqual(STALE)
  const off = await call(removeSecondFactorAsManager, { currentPassword: PASSWORD }, stranger)
  expect(outcome(off)).toEqual(CODE_ASKED)
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  expect(outcome(await call(login, credentials, { host: stranger.host }))).toEqual(CODE_ASKED)
})

test('the session after a change of the password is not fresh, also with the code: the login is', async () => {
  const { stranger, newCode, user } = await enrol()
  const passwords = { userCurrentPassword: PASSWORD, userNewPassword: NEW }
  const changeAnswer = await call(updateUserPassword, { ...passwords, code: newCode() }, stranger)
  expect(changeAnswer.status).toBe(200)
  const as = { host: stranger.host, token: tokenOf(changeAnswer) ?? '' }
  expect(await renewCodes(as)).toEqual(STALE)
  expect(outcome(await call(proveIdentity, { currentPassword: NEW }, as))).toEqual(CODE_ASKED)
  expect((await call(proveIdentity, { currentPassword: NEW, code: newCode() }, as)).status).toBe(200)
  expect(await renewCodes(as)).toBe(200)
  const credentials = { emailAddress: user.emailAddress, password: NEW, code: newCode() }
  const token = tokenOf(await call(login, credentials, { host: as.host })) ?? ''
  expect(await renewCodes({ host: as.host, token })).toBe(200)
})

test('logins start no session without the code, and a fresh one with it', async () => {
  const { user, app, newCode } = await enrol()
  const admin = await testServer.createAdmin()
  const adminAs = { host: ADMIN_HOST, token: await testServer.signInAdmin(admin) }
  const ofAdmin = await setUpSecondFactor(testServer, adminAs)
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  const adminCredentials = { emailAddress: admin.emailAddress, password: PASSWORD }
  const answers = [
    await call(login, credentials, { host: app.host }),
    await call(adminLogin, adminCredentials),
  ]
  expect(answers.map((answer) => [outcome(answer), tokenOf(answer)])).toEqual([
    [CODE_ASKED, undefined],
    [CODE_ASKED, undefined],
  ])
  const right = await call(login, { ...credentials, code: newCode() }, { host: app.host })
  expect(await renewCodes({ host: app.host, token: tokenOf(right) ?? '' })).toBe(200)
  const token = tokenOf(await call(adminLogin, { ...adminCredentials, code: ofAdmin.newCode() })) ?? ''
  expect((await call(renewRecoveryCodesAsAdmin, {}, { host: ADMIN_HOST, token })).status).toBe(200)
})

test('a visit of an account with a second factor is not fresh, and proves nothing', async () => {
  const { user, app, newCode } = await enrol()
  const admin = await testServer.createAdmin()
  const asAdmin = { host: ADMIN_HOST, token: await testServer.signInAdmin(admin) }
  const { body } = await call(getImpersonationUrlForUserAsAdmin, { userId: user.id }, asAdmin)
  const token = body.impersonationURL.split('/').at(-1) ?? ''
  const sessionAnswer = await call(
    getAuthenticatedImpersonation,
    { token },
    { host: app.host, headers: { 'app-version': '1' } },
  )
  const visit = { host: app.host, token: tokenOf(sessionAnswer) ?? '' }
  const { rows } = await testServer.adminPool.query(
    'SELECT proved_at FROM session WHERE impersonator_admin_id = $1',
    [admin.id],
  )
  expect(rows).toEqual([{ proved_at: null }])
  const proof = { currentPassword: PASSWORD, code: newCode() }
  expect(outcome(await call(proveIdentity, proof, visit))).toEqual([403, 'not-allowed'])
})

test('the session of a registration is not fresh: its account’s password is asked for first', async () => {
  const { app, as } = await createManager(testServer)
  const { sponsorId } = await testServer.createSponsor(app, { availableSeats: 1 })
  const emailAddresses = ['neue.managerin@firma.example']
  const invitation = await call(inviteSponsorManagersAsManager, { sponsorId, emailAddresses }, as)
  expect(invitation.status).toBe(200)
  await testServer.runJobs()
  const [mail] = await testServer.mails.to('neue.managerin@firma.example')
  const confirmationToken = mail?.links[0]?.split('/').at(-1) ?? ''
  const values = { firstName: 'Nora', lastName: 'Neu', confirmationToken, password: NEW }
  const sessionAnswer = await call(confirmUserRegistration, values, { host: app.host })
  expect(sessionAnswer.status).toBe(200)
  const own = { host: app.host, token: tokenOf(sessionAnswer) ?? '' }
  expect(await renewCodes(own)).toEqual(STALE)
  expect((await call(proveIdentity, { currentPassword: NEW }, own)).status).toBe(200)
  expect(await renewCodes(own)).toEqual([409, 'second-factor-off'])
})

test('a learner whose login was long ago proves the password before the address is changed', async () => {
  const { as } = await createLearner(testServer)
  clock.advance(11 * 60_000)
  const change = () =>
    call(requestEmailAddressChange, { userEmailAddress: 'neu@firma.example' }, as).then(outcome)
  expect(await change()).toEqual(STALE)
  expect(outcome(await call(proveIdentity, { currentPassword: 'geraten' }, as))).toEqual([
    400,
    'current-password-wrong',
  ])
  expect(await change()).toEqual(STALE)
  expect((await call(proveIdentity, { currentPassword: PASSWORD }, as)).status).toBe(200)
  expect(await change()).toBe(200)
})

test('an old login is not enough to hand out a link, invite staff, change an address, disable or enable people', async () => {
  const { as } = await createManager(testServer)
  const asAdmin = { host: ADMIN_HOST, token: await testServer.signInAdmin(await testServer.createAdmin()) }
  const [usedSeatId, sponsorId, userId] = [randomUUID(), randomUUID(), randomUUID()]
  const emailAddresses = ['neu@firma.example']
  const calls: [AnyOperation, object, As][] = [
    [copyCompletionLinkAsManager, { usedSeatId }, as],
    [inviteSponsorManagersAsManager, { sponsorId, emailAddresses }, as],
    [requestEmailAddressChange, { userEmailAddress: 'neu@firma.example' }, as],
    [disableUserAsAdmin, { userId }, asAdmin],
    [enableUserAsAdmin, { userId }, asAdmin],
  ]
  clock.advance(11 * 60_000)
  for (const [operation, input, caller] of calls)
    expect([operation.name, outcome(await call(operation, input, caller))]).toEqual([operation.name, STALE])
})
