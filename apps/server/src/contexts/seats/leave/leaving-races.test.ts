import { randomUUID } from 'node:crypto'
import { getAuthenticatedUser, login } from '@wohlauf/contract/authentication/authentication'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import {
  confirmPrivateMove,
  deleteDepartedAccount,
  requestDepartureExport,
  requestPrivateMove,
} from '@wohlauf/contract/seats/departures'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { inTenant } from '../../../platform/database/transaction.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { filesIn } from '../../../testing/database/traces.ts'
import { duringChange } from '../../../testing/during-change.ts'
import { mailedToken } from '../../../testing/mail/mailed-token.ts'
import { type Company, createCompany } from '../../../testing/people/leavers.ts'
import { PASSWORD, type TestUser } from '../../../testing/people/people.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { deleteDepartedAccounts } from './jobs/delete-departed-accounts.ts'

/** Two concurrent calls that each end a departure: exactly one takes effect. */

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool, pool } = testServer

const START = '2026-03-04T12:00:00Z'
const ROUNDS = [1, 2, 3, 4, 5]

let company: Company

beforeEach(async () => {
  testServer.clock.set(START)
  await adminPool.query('DELETE FROM rate_limit; DELETE FROM login_throttle')
  company = await createCompany(testServer)
})

const undo = (departureId: string) =>
  testServer.call(undoDepartureAsManager, { departureId }, company.as).then(outcome)

/** The job as one worker runs it, on the day after the last one. */
const runJob = () => {
  const { appId } = company.app
  return deleteDepartedAccounts.run({
    appId,
    payload: {},
    now: new Date('2026-03-19T12:00:00Z'),
    services: testServer.services,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    record: () => {},
    inTx: (work) => inTenant(pool, { appId, userId: null, reach: 'app' }, work),
    inTxAs: (userId, work) => inTenant(pool, { appId, userId, reach: 'app' }, work),
  })
}

const stateOf = async ({ id }: TestUser) => {
  const count = async (table: string, column: string) =>
    (await adminPool.query(`SELECT count(*)::int AS n FROM ${table} WHERE ${column} = $1`, [id])).rows[0]?.n
  return {
    account: await count('app_user', 'id'),
    seat: await count('seat', 'account_id'),
    departure: await count('account_departure', 'account_id'),
    session: await count('session', 'user_id'),
  }
}
const GONE = { account: 0, seat: 0, departure: 0, session: 0 }
const SEATED = { ...GONE, account: 1, seat: 1 }
const PRIVATE = { ...GONE, account: 1 }
const LEAVING = { ...GONE, account: 1, departure: 1 }

const leaver = async () => {
  const leaving = await company.leaver()
  const departure = (await company.departures()).find(
    (each) => each.emailAddress === leaving.user.emailAddress,
  )
  return { ...leaving, departureId: departure?.departureId ?? '' }
}

/** A departed user whose private address only needs to be confirmed. */
const mover = async () => {
  const leaving = await leaver()
  const userEmailAddress = `${randomUUID()}@zuhause.example`
  const { confirmationToken } = leaving
  const { host } = company.app
  await testServer.call(
    requestPrivateMove,
    { confirmationToken, userEmailAddress, password: PASSWORD },
    { host },
  )
  const moveToken = await mailedToken(testServer, userEmailAddress)
  const move = () =>
    testServer.call(confirmPrivateMove, { confirmationToken: moveToken }, { host }).then(outcome)
  return { ...leaving, move }
}

const deletionOf = ({ id }: TestUser) => [{ text: 'DELETE FROM app_user WHERE id = $1', values: [id] }]
const endOf = ({ id }: TestUser) => [
  { text: 'SELECT FROM app_user WHERE id = $1 FOR UPDATE', values: [id] },
  { text: 'DELETE FROM account_departure WHERE account_id = $1', values: [id] },
]

test('an undo that waits for the deletion finds nothing to undo', async () => {
  const { user, departureId } = await leaver()
  const answer = await duringChange(testServer, deletionOf(user), () => undo(departureId))
  expect([answer, await stateOf(user)]).toEqual([[404, 'not-found'], GONE])
})

test('a deletion that waits for an undo or a move deletes nothing', async () => {
  const { user } = await leaver()
  await duringChange(testServer, endOf(user), runJob)
  expect(await stateOf(user)).toEqual(PRIVATE)
})

test('a move that waits for the deletion is refused', async () => {
  const { user, move } = await mover()
  const answer = await duringChange(testServer, deletionOf(user), move)
  expect([answer, await stateOf(user)]).toEqual([[404, 'link-not-valid'], GONE])
})

test('a move that waits for the end of the departure is refused', async () => {
  const { user, move } = await mover()
  expect(await duringChange(testServer, endOf(user), move)).toEqual([404, 'link-not-valid'])
})

test.each(ROUNDS)('concurrent confirmations of a move are idempotent, round %i', async () => {
  const { user, move } = await mover()
  expect(await Promise.all([move(), move(), move()])).toEqual([200, 200, 200])
  expect(await stateOf(user)).toEqual(PRIVATE)
})

test('an export that waits for the end of the departure is refused', async () => {
  const { user, confirmationToken } = await leaver()
  const { host } = company.app
  const answer = await duringChange(testServer, endOf(user), () =>
    testServer
      .call(requestDepartureExport, { confirmationToken, password: PASSWORD }, { host })
      .then(outcome),
  )
  expect(answer).toEqual([404, 'link-not-valid'])
})

test('a password is not reported as wrong when the account is deleted before the check', async () => {
  const { user, confirmationToken } = await leaver()
  const { host } = company.app
  const { throttle } = testServer.services
  const { begin } = throttle
  vi.spyOn(throttle, 'begin').mockImplementationOnce(async (...args) => {
    await adminPool.query('DELETE FROM app_user WHERE id = $1', [user.id])
    return begin(...args)
  })
  const proof = { confirmationToken, password: 'geraten' }
  expect(outcome(await testServer.call(requestDepartureExport, proof, { host }))).toEqual([
    404,
    'link-not-valid',
  ])
  expect(await stateOf(user)).toEqual(GONE)
})

test.each(ROUNDS)('concurrent undo and deletion, round %i', async () => {
  const { user, departureId } = await leaver()
  const [answer] = await Promise.all([undo(departureId), runJob()])
  expect([answer, await stateOf(user)]).toBeOneOf([
    [200, SEATED],
    [[404, 'not-found'], GONE],
  ])
})

test.each(ROUNDS)('concurrent move and deletion, round %i', async () => {
  const { user, move } = await mover()
  const [answer] = await Promise.all([move(), runJob()])
  expect([answer, await stateOf(user)]).toBeOneOf([
    [200, PRIVATE],
    [[404, 'link-not-valid'], GONE],
  ])
})

test.each(ROUNDS)('concurrent move and undo, round %i', async () => {
  const { user, departureId, move } = await mover()
  const [moved, undone] = await Promise.all([move(), undo(departureId)])
  expect([moved, undone, await stateOf(user)]).toBeOneOf([
    [200, [404, 'not-found'], PRIVATE],
    [[404, 'link-not-valid'], 200, SEATED],
  ])
})

test.each(ROUNDS)('concurrent export and deletion leave neither a row nor a file, round %i', async () => {
  const { user, confirmationToken } = await leaver()
  const { host } = company.app
  const [answer] = await Promise.all([
    testServer
      .call(requestDepartureExport, { confirmationToken, password: PASSWORD }, { host })
      .then(outcome),
    runJob(),
  ])
  expect(answer).toBeOneOf([200, [404, 'link-not-valid']])
  expect((await testServer.runJobs()).failed).toBe(0)
  expect(await stateOf(user)).toEqual(GONE)
  const { appId } = company.app
  expect(filesIn(testServer.storageFolder).filter((path) => path.includes(`${appId}/exports/`))).toEqual([])
})

test.each(ROUNDS)('concurrent own deletion by the link and deletion by the job, round %i', async () => {
  const { user, confirmationToken } = await leaver()
  const { host } = company.app
  const [answer] = await Promise.all([
    testServer.call(deleteDepartedAccount, { confirmationToken }, { host }).then(outcome),
    runJob(),
  ])
  expect(answer).toBeOneOf([200, [404, 'link-not-valid']])
  await testServer.runJobs()
  const last = (await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject).slice(1)
  expect([last.length, await stateOf(user)]).toEqual([1, GONE])
})

test.each(ROUNDS)('a login concurrent with the revocation leaves no session, round %i', async () => {
  const user = await company.member()
  const { host } = company.app
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  const seatId = await company.seatIdOf(user)
  const [revoked, loggedIn] = await Promise.all([
    company.revokeSeat(seatId),
    testServer.call(login, credentials, { host }),
  ])
  expect(outcome(revoked)).toBe(200)
  expect(outcome(loggedIn)).toBeOneOf([200, [403, 'access-ended']])
  expect(await stateOf(user)).toEqual(LEAVING)
})

test('a login that waits for a revocation is refused', async () => {
  const { user } = await leaver()
  const { id } = user
  const [departure] = (
    await adminPool.query('DELETE FROM account_departure WHERE account_id = $1 RETURNING *', [id])
  ).rows
  const columns = Object.keys(departure)
  const revoking = [
    { text: 'SELECT FROM app_user WHERE id = $1 FOR UPDATE', values: [id] },
    {
      text: `INSERT INTO account_departure (${columns.join()}) VALUES (${columns.map((_, at) => `$${at + 1}`).join()})`,
      values: Object.values(departure),
    },
  ]
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  const answer = await duringChange(testServer, revoking, () =>
    testServer.call(login, credentials, { host: company.app.host }),
  )
  expect(outcome(answer)).toEqual([403, 'access-ended'])
})

test.each(ROUNDS)(
  'without days of grace, the user’s own deletion concurrently with the revocation, round %i',
  async () => {
    const strict = await createCompany(testServer, { graceDaysAfterRevoking: 0 })
    const user = await strict.member()
    const own = { token: await testServer.signIn(user), host: strict.app.host }
    const seatId = await strict.seatIdOf(user)
    const answers = await Promise.all([
      testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, own),
      strict.revokeSeat(seatId),
    ])
    expect([...answers.map(outcome), await stateOf(user)]).toBeOneOf([
      [200, [404, 'not-found'], GONE],
      [200, [409, 'conflict'], GONE],
      [[401, 'authentication-required'], 200, GONE],
      [[400, 'current-password-wrong'], 200, GONE],
    ])
  },
)

test.each(ROUNDS)(
  'a withdrawal of consent or the user’s own deletion concurrently with the revocation, round %i',
  async () => {
    const [one, other] = [await company.member(), await company.member()]
    const as = async (user: TestUser) => ({ token: await testServer.signIn(user), host: company.app.host })
    const [asOne, asOther] = [await as(one), await as(other)]
    const [seatOfOne, seatOfOther] = [await company.seatIdOf(one), await company.seatIdOf(other)]
    const answers = await Promise.all([
      testServer.call(withdrawHealthConsent, {}, asOne),
      company.revokeSeat(seatOfOne),
      testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, asOther),
      company.revokeSeat(seatOfOther),
    ])
    const [withdrawn, revoked, removed, revokedOther] = answers.map(outcome)
    expect(withdrawn).toBeOneOf([200, [401, 'authentication-required']])
    expect(revoked).toBe(200)
    expect(await stateOf(one)).toEqual(LEAVING)
    expect([removed, revokedOther, await stateOf(other)]).toBeOneOf([
      [200, [404, 'not-found'], GONE],
      [200, [409, 'conflict'], GONE],
      [[401, 'authentication-required'], 200, LEAVING],
      [[400, 'current-password-wrong'], 200, LEAVING],
    ])
    expect(outcome(await testServer.call(getAuthenticatedUser, {}, asOne))).toEqual([
      401,
      'authentication-required',
    ])
  },
)
