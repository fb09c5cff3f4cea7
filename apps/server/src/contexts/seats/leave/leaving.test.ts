import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import {
  confirmPrivateMove,
  deleteDepartedAccount,
  getDeparture,
  getDepartureExportFile,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/seats/departures'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn, tracesOf } from '../../../testing/database/traces.ts'
import { unzip } from '../../../testing/files/unzip.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { type Company, createCompany } from '../../../testing/people/leavers.ts'
import { PASSWORD, type TestUser } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

let company: Company
let host: string

beforeEach(async () => {
  await adminPool.query('DELETE FROM rate_limit; DELETE FROM login_throttle')
  company = await createCompany(testServer)
  host = company.app.host
})

const NOT_VALID = [404, 'link-not-valid']
const logIn = (emailAddress: string) => testServer.call(login, { emailAddress, password: PASSWORD }, { host })
const mailsTo = async ({ emailAddress }: Pick<TestUser, 'emailAddress'>) => {
  await testServer.runJobs()
  return testServer.mails.to(emailAddress)
}
const subjectsTo = async (user: Pick<TestUser, 'emailAddress'>) =>
  (await mailsTo(user)).map(({ subject }) => subject)
const forgetLimits = () => adminPool.query('DELETE FROM rate_limit')
const pageOf = (confirmationToken: string) => testServer.call(getDeparture, { confirmationToken }, { host })
const askToMove = (confirmationToken: string, userEmailAddress: string) =>
  testServer.call(requestPrivateMove, { confirmationToken, userEmailAddress, password: PASSWORD }, { host })
const move = (confirmationToken: string) =>
  testServer.call(confirmPrivateMove, { confirmationToken }, { host })
const remove = (confirmationToken: string) =>
  testServer.call(deleteDepartedAccount, { confirmationToken }, { host })
const accountOf = async ({ id }: TestUser) =>
  (await adminPool.query('SELECT email_address AS address FROM app_user WHERE id = $1', [id])).rows[0]
    ?.address

test('a used seat is free immediately, its account closed, and its owner knows until when the data can be fetched', async () => {
  const user = await company.member()
  const token = await testServer.signIn(user)
  expect(outcome(await company.revoke(user))).toBe(200)
  expect(outcome(await testServer.call(getAuthenticatedUser, {}, { token, host }))).toEqual([
    401,
    'authentication-required',
  ])
  expect(await company.seats()).toMatchObject({ freeSeats: 10, seats: [] })
  const refusedLogin = await logIn(user.emailAddress)
  expect([...(outcome(refusedLogin) as unknown[]), refusedLogin.refusal?.message]).toEqual([
    403,
    'access-ended',
    'Dein Zugang ist beendet. Deine Daten kannst du bis zum 18.03.2026 über den Link in unserer E-Mail abrufen.',
  ])
  const wrong = { emailAddress: user.emailAddress, password: 'ein-anderes-passwort' }
  expect(outcome(await testServer.call(login, wrong, { host }))).toEqual([400, 'login-failed'])
  const [mail, ...more] = await mailsTo(user)
  expect([mail?.subject, more]).toEqual([`Dein Zugang zu ${company.app.title} ist beendet`, []])
  expect(mail?.text).toContain('Bis zum 18.03.2026')
  expect(mail?.text).toContain('Musterwerke AG')
  expect(new Set(mail?.links.filter((link) => link.includes('/ausgeschieden/'))).size).toBe(1)
  expect(await accountOf(user)).toBe(user.emailAddress)
})

test('without a grace period the account is deleted immediately', async () => {
  company = await createCompany(testServer, { graceDaysAfterRevoking: 0 })
  const user = await company.member()
  expect(outcome(await company.revoke(user))).toBe(200)
  expect([await accountOf(user), await company.departures()]).toEqual([undefined, []])
})

test('is refused when the days of grace differ from the confirmed ones', async () => {
  const user = await company.member()
  const revoking = { usedSeatId: await company.seatIdOf(user), status: 'ACCEPTED' as const }
  const confirmedInput = (graceDaysAfterRevoking: number) =>
    testServer.call(revokeSeatAsManager, { ...revoking, graceDaysAfterRevoking }, company.as).then(outcome)
  expect(await confirmedInput(7)).toEqual([409, 'conflict'])
  expect((await company.seats()).seats).toHaveLength(1)
  expect(await confirmedInput(14)).toBe(200)
})

test('the page says until when, and what is possible; only its own token opens it', async () => {
  const { user, confirmationToken } = await company.leaver()
  expect((await pageOf(confirmationToken)).body).toEqual({
    endsOn: '2026-03-18',
    allowsMove: true,
    dataExport: { requestedAt: null, availableUntil: null },
  })
  const foreign = await createCompany(testServer, { allowsPrivateMembers: false })
  const other = await foreign.leaver()
  for (const token of ['x'.repeat(43), other.confirmationToken])
    for (const answer of [
      await pageOf(token),
      await remove(token),
      await askToMove(token, 'privat@zuhause.example'),
      await testServer.call(
        requestDepartureExport,
        { confirmationToken: token, password: PASSWORD },
        { host },
      ),
      await testServer.call(
        getDepartureExportFile,
        { confirmationToken: token, password: PASSWORD },
        { host },
      ),
    ])
      expect(outcome(answer)).toEqual(NOT_VALID)
  expect(await accountOf(user)).toBe(user.emailAddress)
  host = foreign.app.host
  expect((await pageOf(other.confirmationToken)).body.allowsMove).toBe(false)
})

test('the data are exported by link and password, with the departure in it, and no mail leads to the profile', async () => {
  const { user, confirmationToken } = await company.leaver()
  const proof = { confirmationToken, password: PASSWORD }
  const download = () => testServer.call(getDepartureExportFile, proof, { host })
  expect(outcome(await download())).toEqual([404, 'not-found'])
  const ask = () => testServer.call(requestDepartureExport, proof, { host })
  expect((await Promise.all([ask(), ask(), ask()])).map(outcome)).toEqual([200, 200, 200])
  expect((await pageOf(confirmationToken)).body.dataExport).toMatchObject({ availableUntil: null })
  await testServer.runJobs()
  expect((await pageOf(confirmationToken)).body.dataExport.availableUntil).not.toBeNull()
  const files = await unzip((await download()).bytes)
  const [departure] = JSON.parse(files.get('daten.json')?.toString() ?? '{}').departures
  expect(departure).toMatchObject({
    sponsorName: 'Musterwerke AG',
    emailAddress: user.emailAddress,
    endsOn: '2026-03-18',
  })
  expect(await subjectsTo(user)).toHaveLength(1)
})

test('deletes the account before its last day, with everything', async () => {
  const { user, confirmationToken } = await company.leaver()
  await testServer.call(requestDepartureExport, { confirmationToken, password: PASSWORD }, { host })
  await testServer.runJobs()
  expect(outcome(await remove(confirmationToken))).toBe(200)
  expect(await subjectsTo(user)).toContain('Dein Konto wurde gelöscht')
  expect(await tracesOf(testServer, [user.emailAddress, user.id])).toEqual([])
  expect(filesIn(testServer.storageFolder).filter((path) => path.includes(company.app.appId))).toEqual([])
  expect([outcome(await remove(confirmationToken)), outcome(await pageOf(confirmationToken))]).toEqual([
    NOT_VALID,
    NOT_VALID,
  ])
  expect(await company.departures()).toEqual([])
})

test('moves to a private address, which is confirmed twice: no seat, no sponsor, the old password', async () => {
  const { user, confirmationToken } = await company.leaver()
  const address = 'wanda@zuhause.example'
  expect(outcome(await askToMove(confirmationToken, address))).toBe(200)
  expect(outcome(await logIn(user.emailAddress))).toEqual([403, 'access-ended'])
  const moving = await mailedToken(testServer, address)
  for (const _ of ['a person', 'a scanner']) expect(outcome(await move(moving))).toBe(200)
  const answer = await logIn(address)
  expect([answer.status, answer.body.user.id]).toEqual([200, user.id])
  expect(outcome(await logIn(user.emailAddress))).toEqual([400, 'login-failed'])
  expect(outcome(await pageOf(confirmationToken))).toEqual(NOT_VALID)
  expect([await company.departures(), (await company.seats()).seats]).toEqual([[], []])
  expect(await subjectsTo(user)).toEqual([
    `Dein Zugang zu ${company.app.title} ist beendet`,
    'Dein Konto ist umgezogen',
  ])
  // The former mailbox may be the company's.
  expect((await mailsTo(user)).at(-1)?.text).not.toContain(address)
  const { rows } = await adminPool.query(
    `SELECT purpose FROM mailed_link WHERE account_id = $1 AND used_at IS NULL`,
    [user.id],
  )
  expect(rows).toEqual([])
  // A private member has an account: no seat is taken for one, and the company does not learn why.
  const invitation = await testServer.call(
    inviteUsersAsManager,
    { sponsorId: company.sponsorId, emailAddresses: [address] },
    company.as,
  )
  expect([invitation.body.alreadyKnown, (await company.seats()).freeSeats]).toEqual([[], 10])
})

test('a person who has moved stays when the app later forbids private members; nobody else moves', async () => {
  const [first, second] = [await company.leaver(), await company.leaver()]
  await askToMove(first.confirmationToken, 'eins@zuhause.example')
  await askToMove(second.confirmationToken, 'zwei@zuhause.example')
  const [one, two] = [
    await mailedToken(testServer, 'eins@zuhause.example'),
    await mailedToken(testServer, 'zwei@zuhause.example'),
  ]
  expect(outcome(await move(one))).toBe(200)
  await adminPool.query('UPDATE app SET allows_private_members = false WHERE app_id = $1', [
    company.app.appId,
  ])
  expect(outcome(await move(two))).toEqual(NOT_VALID)
  await forgetLimits()
  expect(outcome(await askToMove(second.confirmationToken, 'drei@zuhause.example'))).toEqual(NOT_VALID)
  expect(outcome(await logIn('eins@zuhause.example'))).toBe(200)
})

test('an address that is taken gets the same answer, and its owner a mail; their own one is refused', async () => {
  const { user, confirmationToken } = await company.leaver()
  const owner = await testServer.createUser({ app: company.app })
  expect(outcome(await askToMove(confirmationToken, user.emailAddress))).toEqual([
    400,
    'email-address-unchanged',
  ])
  const answer = await askToMove(confirmationToken, owner.emailAddress)
  expect([answer.status, answer.body]).toEqual([200, {}])
  expect(await subjectsTo(owner)).toEqual(['Du hast bereits ein Konto'])
  await askToMove(confirmationToken, 'gleich@zuhause.example')
  const moving = await mailedToken(testServer, 'gleich@zuhause.example')
  await testServer.createUser({ app: company.app, emailAddress: 'gleich@zuhause.example' })
  expect(outcome(await move(moving))).toEqual(NOT_VALID)
  expect(await accountOf(user)).toBe(user.emailAddress)
})

test('sends no link for a new password, and takes none that was mailed before', async () => {
  const user = await company.member()
  const ask = () => testServer.call(requestPasswordReset, { userEmailAddress: user.emailAddress }, { host })
  await ask()
  await testServer.runJobs()
  await company.revoke(user)
  const { rows } = await adminPool.query('SELECT FROM mailed_link WHERE account_id = $1', [user.id])
  expect(rows).toEqual([])
  await ask()
  expect(await subjectsTo(user)).toEqual([
    'Wähle ein neues Passwort',
    `Dein Zugang zu ${company.app.title} ist beendet`,
  ])
})
