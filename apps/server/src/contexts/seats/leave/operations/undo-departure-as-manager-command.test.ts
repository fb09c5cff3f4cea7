import { login } from '@wohlauf/contract/authentication/authentication'
import { getDeparture, requestPrivateMove } from '@wohlauf/contract/seats/departures'
import { undoDepartureAsManager } from '@wohlauf/contract/seats/departures-as-manager'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { getDeparturesAsManager } from '@wohlauf/contract/seats/managed-departures'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { mailedToken } from '../../../../testing/mail/mailed-token.ts'
import { type Company, createCompany } from '../../../../testing/people/leavers.ts'
import { PASSWORD } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

let company: Company

beforeEach(async () => {
  company = await createCompany(testServer, { availableSeats: 2 })
})

const undo = (departureId: string, as = company.as) =>
  testServer.call(undoDepartureAsManager, { departureId }, as).then(outcome)
const undoFirst = async () => undo((await company.departures())[0]?.departureId ?? '')
const invite = (...emailAddresses: string[]) =>
  testServer.call(inviteUsersAsManager, { sponsorId: company.sponsorId, emailAddresses }, company.as)

test('managers see address, name and the day of the deletion, of their own sponsor only', async () => {
  const { user } = await company.leaver()
  expect(await company.departures()).toEqual([
    {
      departureId: expect.any(String),
      emailAddress: user.emailAddress,
      firstName: null,
      lastName: null,
      deletedOn: '2026-03-19',
    },
  ])
  expect((await company.seats()).departures).toBe(1)
  const { sponsorId } = await testServer.createSponsor(company.app)
  const other = await testServer.createUser({ app: company.app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  const as = { token: await testServer.signIn(other), host: company.app.host }
  const list = (id: string) => testServer.call(getDeparturesAsManager, { sponsorId: id }, as)
  expect(outcome(await list(company.sponsorId))).toEqual([404, 'not-found'])
  expect((await list(sponsorId)).body.items).toEqual([])
  const [departure] = await company.departures()
  expect(await undo(departure?.departureId ?? '', as)).toEqual([404, 'not-found'])
})

test('gives seat and access back; the link ends, its owner is notified, and a second press gets the same answer', async () => {
  const user = await company.member()
  await adminPool.query(
    `UPDATE seat SET first_name = 'Wanda', last_name = 'Muster', is_by_link = true WHERE account_id = $1`,
    [user.id],
  )
  const before = (await company.seats()).seats[0]
  testServer.clock.advance(60_000)
  await company.revoke(user)
  const confirmationToken = await mailedToken(testServer, user.emailAddress)
  const { host } = company.app
  expect(outcome(await testServer.call(getDeparture, { confirmationToken }, { host }))).toBe(200)
  const [departure] = await company.departures()
  expect(departure).toMatchObject({ firstName: 'Wanda', lastName: 'Muster' })
  const press = () => undo(departure?.departureId ?? '')
  expect(await Promise.all([press(), press(), press()])).toEqual([200, 200, 200])
  expect(await press()).toBe(200)
  const { seats, freeSeats } = await company.seats()
  expect(seats).toEqual([{ ...before, usedSeatId: departure?.departureId }])
  expect(freeSeats).toBe(1)
  const { rows } = await adminPool.query('SELECT is_by_link AS "isByLink" FROM seat WHERE account_id = $1', [
    user.id,
  ])
  expect(rows).toEqual([{ isByLink: true }])
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  expect(outcome(await testServer.call(login, credentials, { host }))).toBe(200)
  expect(outcome(await testServer.call(getDeparture, { confirmationToken }, { host }))).toEqual([
    404,
    'link-not-valid',
  ])
  await testServer.runJobs()
  expect((await testServer.mails.to(user.emailAddress)).map(({ subject }) => subject)).toEqual([
    `Dein Zugang zu ${company.app.title} ist beendet`,
    `Dein Zugang zu ${company.app.title} gilt wieder`,
  ])
})

test('can be revoked and undone again', async () => {
  const user = await company.member()
  for (const _ of ['once', 'twice']) {
    expect(outcome(await company.revoke(user))).toBe(200)
    expect(await undoFirst()).toBe(200)
  }
  expect((await company.seats()).seats).toHaveLength(1)
})

test('is refused while no seat is free, and nothing changes', async () => {
  const { user } = await company.leaver()
  await invite('eins@firma.example', 'zwei@firma.example')
  expect(await undoFirst()).toEqual([409, 'no-seat-for-return'])
  expect(await company.departures()).toHaveLength(1)
  const credentials = { emailAddress: user.emailAddress, password: PASSWORD }
  const answer = await testServer.call(login, credentials, { host: company.app.host })
  expect(outcome(answer)).toEqual([403, 'access-ended'])
})

test('is refused while the address of the seat has another one', async () => {
  const { user, confirmationToken } = await company.leaver()
  await adminPool.query(`UPDATE app_user SET email_address = 'neu@firma.example' WHERE id = $1`, [user.id])
  expect((await invite(user.emailAddress)).body.alreadyKnown).toEqual([])
  expect(await undoFirst()).toEqual([409, 'address-has-seat'])
  const page = await testServer.call(getDeparture, { confirmationToken }, { host: company.app.host })
  expect(outcome(page)).toBe(200)
})

test('a mail that waits with the link is not sent any more, nor is one to a private address', async () => {
  const { confirmationToken } = await company.leaver()
  await testServer.call(
    requestPrivateMove,
    { confirmationToken, userEmailAddress: 'wanda@zuhause.example', password: PASSWORD },
    { host: company.app.host },
  )
  expect(await undoFirst()).toBe(200)
  const other = await company.member()
  await testServer.mails.goDown()
  await company.revoke(other)
  await testServer.runJobs()
  expect(await undoFirst()).toBe(200)
  await testServer.mails.recover()
  testServer.clock.advance(3_600_000)
  await testServer.runJobs()
  expect(await testServer.mails.to('wanda@zuhause.example')).toEqual([])
  const subjects = (await testServer.mails.to(other.emailAddress)).map(({ subject }) => subject)
  expect(subjects).toEqual([`Dein Zugang zu ${company.app.title} gilt wieder`])
})
