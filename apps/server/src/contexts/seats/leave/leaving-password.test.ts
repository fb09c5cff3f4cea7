import { login } from '@wohlauf/contract/authentication/authentication'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import {
  getDeparture,
  getDepartureExportFile,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/seats/departures'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { type Company, createCompany } from '../../../testing/people/leavers.ts'
import { PASSWORD } from '../../../testing/people/people.ts'
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

const WRONG = [400, 'current-password-wrong']
const THROTTLED = [429, 'too-many-requests']
const ADDRESS = 'wanda@zuhause.example'
const NEVER_ASKED = 'niemand@zuhause.example'

type Proof = { confirmationToken: string; password: string }

const ask = (proof: Proof) => testServer.call(requestDepartureExport, proof, { host })
const download = (proof: Proof) => testServer.call(getDepartureExportFile, proof, { host })
const move = (proof: Proof, userEmailAddress = ADDRESS) =>
  testServer.call(requestPrivateMove, { ...proof, userEmailAddress }, { host })
const ACTIONS = [
  ['the request of the export', ask],
  ['the download', download],
  ['the move', move],
] as const

/** A departed user whose export was requested before the seat was revoked. */
const leaverWithExport = async () => {
  const user = await company.member()
  await testServer.call(requestDataExport, {}, { token: await testServer.signIn(user), host })
  await testServer.runJobs()
  await company.revoke(user)
  return { user, confirmationToken: await mailedToken(testServer, user.emailAddress) }
}

test.each(ACTIONS)('%s is refused without the right password, at its field', async (_, act) => {
  const { confirmationToken } = await leaverWithExport()
  const answer = await act({ confirmationToken, password: 'geraten' })
  expect([outcome(answer), answer.refusal?.fields]).toEqual([
    WRONG,
    { password: 'Das aktuelle Passwort ist nicht richtig.' },
  ])
  expect(outcome(await act({ confirmationToken } as Proof))).toEqual([400, 'not-valid'])
  expect(outcome(await act({ confirmationToken, password: PASSWORD }))).toBe(200)
})

test('a wrong password changes nothing: no export, no link to the private address', async () => {
  const { user, confirmationToken } = await company.leaver()
  const moveThere = (proof: Proof) => move(proof, NEVER_ASKED)
  for (const act of [ask, moveThere])
    expect(outcome(await act({ confirmationToken, password: 'geraten' }))).toEqual(WRONG)
  // An answer to a wrong password does not reveal whether it is the account's address.
  const own = await move({ confirmationToken, password: 'geraten' }, user.emailAddress)
  expect(outcome(own)).toEqual(WRONG)
  await testServer.runJobs()
  const { dataExport } = (await testServer.call(getDeparture, { confirmationToken }, { host })).body
  expect(dataExport).toEqual({ requestedAt: null, availableUntil: null })
  expect(await testServer.mails.to(NEVER_ASKED)).toEqual([])
  const { rows } = await adminPool.query(
    "SELECT FROM mailed_link WHERE purpose = 'PRIVATE_MOVE' AND account_id = $1",
    [user.id],
  )
  expect(rows).toEqual([])
})

test.each(ACTIONS)('guesses at %s are throttled together with logins', async (_, act) => {
  const { user, confirmationToken } = await leaverWithExport()
  for (let guess = 0; guess < 5; guess++) {
    await adminPool.query('DELETE FROM rate_limit')
    expect(outcome(await act({ confirmationToken, password: `geraten-${guess}` }))).toEqual(WRONG)
  }
  await adminPool.query('DELETE FROM rate_limit')
  for (const [, each] of ACTIONS)
    expect(outcome(await each({ confirmationToken, password: PASSWORD }))).toEqual(THROTTLED)
  const loggingIn = { emailAddress: user.emailAddress, password: PASSWORD }
  expect(outcome(await testServer.call(login, loggingIn, { host }))).toEqual(THROTTLED)
})

test('without a valid link nothing is said about a password, and no guess is counted', async () => {
  await company.leaver()
  const other = await (await createCompany(testServer)).leaver()
  await adminPool.query('DELETE FROM login_throttle')
  for (const confirmationToken of ['x'.repeat(43), other.confirmationToken])
    for (const [, act] of ACTIONS)
      for (const password of ['geraten', PASSWORD]) {
        await adminPool.query('DELETE FROM rate_limit')
        expect(outcome(await act({ confirmationToken, password }))).toEqual([404, 'link-not-valid'])
      }
  const { rows } = await adminPool.query('SELECT FROM login_throttle')
  expect(rows).toEqual([])
})
