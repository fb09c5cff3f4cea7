import { randomUUID } from 'node:crypto'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { getSponsorsAsManager } from '@wohlauf/contract/seats/managed-sponsors'
import {
  createSponsorAsManager,
  updateAvailableSeatsOfSponsorAsManager,
  updateNameOfSponsorAsManager,
} from '@wohlauf/contract/seats/sponsors-as-manager'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { affectedRows, runAsRuntime } from '../../../../testing/database/as-runtime.ts'
import type { TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
const { asRuntime, end } = runAsRuntime(testServer)
afterAll(async () => {
  await end()
  await testServer.stop()
})

let app: TestApp
let as: { host: string; token: string }

beforeEach(async () => {
  app = await testServer.createApp()
  const manager = await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' })
  as = { host: app.host, token: await testServer.signIn(manager) }
})

const create = (values: { sponsorId?: string; name?: string; availableSeats?: number } = {}) =>
  testServer.call(createSponsorAsManager, { name: 'Muster AG', availableSeats: 20, ...values }, as)
const list = async () => (await testServer.call(getSponsorsAsManager, {}, as)).body
const setSeats = (sponsorId: string, availableSeats: number, revision?: number) =>
  testServer.call(
    updateAvailableSeatsOfSponsorAsManager,
    { sponsorId, availableSeats, ...(revision === undefined ? {} : { revision }) },
    as,
  )
const history = async (sponsorId: string) => {
  const { rows } = await testServer.adminPool.query(
    'SELECT available_seats AS seats, changed_at AS at FROM available_seats_change WHERE sponsor_id = $1 ORDER BY id',
    [sponsorId],
  )
  return rows
}

test('lists sponsors by name with their seats; begun seats count as used', async () => {
  await testServer.createSponsor(app, {
    name: 'Öko & Söhne',
    statuses: ['INVITED', 'REGISTRATION_STARTED', 'ACCEPTED'],
  })
  await testServer.createSponsor(app, { name: 'Zeit GmbH', availableSeats: 30 })
  await testServer.createSponsor(app, { name: 'alpha' })
  await testServer.createSponsor(await testServer.createApp(), { name: 'Fremd' })
  expect(
    (await list()).map(({ name, availableSeats, usedSeats }) => [name, availableSeats, usedSeats]),
  ).toEqual([
    ['alpha', 10, 0],
    ['Öko & Söhne', 10, 3],
    ['Zeit GmbH', 30, 0],
  ])
})

test('a sponsor is created once under its id, with the first row of its history', async () => {
  const sponsorId = randomUUID()
  const [one, other] = await Promise.all([create({ sponsorId }), create({ sponsorId })])
  expect([one.body, other.body]).toEqual([{ sponsorId }, { sponsorId }])
  expect(await list()).toEqual([
    { sponsorId, name: 'Muster AG', availableSeats: 20, usedSeats: 0, revision: 1 },
  ])
  expect(await history(sponsorId)).toEqual([{ seats: 20, at: testServer.clock.now() }])
  const different = await create({ sponsorId, availableSeats: 30 })
  expect([different.status, different.refusal?.identifier]).toEqual([409, 'conflict'])
})

test.each([
  [5, 'Die Zahl muss mindestens 10 sein'],
  [15, 'Lizenzen können nur in einer 10er Taktung vergeben werden'],
  [10.5, 'Die Zahl darf keine Nachkommastellen haben'],
  [1_000_010, 'Die Zahl darf höchstens 1.000.000 sein'],
])('%f seats are refused: %s', async (availableSeats, message) => {
  const { status, refusal } = await create({ availableSeats })
  expect([status, refusal?.fields]).toEqual([400, { availableSeats: message }])
})

test('a sponsor is renamed, unless another manager has changed it', async () => {
  const { body } = await create()
  const { sponsorId } = body
  const rename = (name: string, revision: number) =>
    testServer.call(updateNameOfSponsorAsManager, { sponsorId, name, revision }, as)
  expect((await rename('Neu AG', 1)).status).toBe(200)
  const lateAnswer = await rename('Zu spät', 1)
  expect([lateAnswer.status, lateAnswer.refusal?.identifier]).toEqual([409, 'conflict'])
  expect(await list()).toMatchObject([{ name: 'Neu AG', availableSeats: 20, revision: 2 }])
  expect(await history(sponsorId)).toHaveLength(1)
})

test('every change of the seats adds a row to their history; the same number again adds nothing', async () => {
  const { body } = await create()
  const { sponsorId } = body
  const createdAt = testServer.clock.now()
  testServer.clock.advance(3_600_000)
  const raisedAt = testServer.clock.now()
  expect((await setSeats(sponsorId, 50, 1)).status).toBe(200)
  expect((await setSeats(sponsorId, 50, 1)).status).toBe(200)
  expect(await history(sponsorId)).toEqual([
    { seats: 20, at: createdAt },
    { seats: 50, at: raisedAt },
  ])
  const lateAnswer = await setSeats(sponsorId, 30, 1)
  expect([lateAnswer.status, lateAnswer.refusal?.identifier]).toEqual([409, 'conflict'])
  expect(await list()).toMatchObject([{ availableSeats: 50, revision: 2 }])
})

test('seats are never lowered below those in use', async () => {
  const { sponsorId } = await testServer.createSponsor(app, {
    availableSeats: 30,
    statuses: Array.from({ length: 11 }, () => 'INVITED' as const),
  })
  const { status, refusal } = await setSeats(sponsorId, 10)
  expect([status, refusal?.identifier, refusal?.fields]).toEqual([
    409,
    'seats-in-use',
    { availableSeats: 'Es sind bereits 11 Lizenzen vergeben.' },
  ])
  expect((await setSeats(sponsorId, 20)).status).toBe(200)
  expect(await history(sponsorId)).toMatchObject([{ seats: 30 }, { seats: 20 }])
})

test('lowering and inviting concurrently never leave more seats in use than there are', async () => {
  const { sponsorId } = await testServer.createSponsor(app, {
    availableSeats: 20,
    statuses: Array.from({ length: 9 }, () => 'INVITED' as const),
  })
  const invite = (number: number) =>
    testServer.call(
      inviteUsersAsManager,
      { sponsorId, emailAddresses: [`a${number}@firma.example`, `b${number}@firma.example`] },
      as,
    )
  const answers = await Promise.all([invite(1), setSeats(sponsorId, 10), invite(2), invite(3)])
  for (const { status } of answers) expect([200, 409]).toContain(status)
  const [sponsor] = await list()
  expect(sponsor?.usedSeats).toBeLessThanOrEqual(sponsor?.availableSeats ?? 0)
})

test('the database lets only managers of the app change name and seats, and a sponsor’s manager its link', async () => {
  const { sponsorId } = (await create()).body
  const { id: userId } = await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId })
  const set = (reach: 'sponsor' | 'link' | 'manager', change: string) =>
    asRuntime({ appId: app.appId, userId, reach, sponsorId }, (query) =>
      affectedRows(
        query(`UPDATE sponsor SET ${change} WHERE app_id = $1 AND id = $2`, [app.appId, sponsorId]),
      ),
    )
  for (const change of ["name = 'Anders AG'", 'available_seats = 500', "name = 'A', available_seats = 30"]) {
    expect([await set('sponsor', change), await set('link', change)]).toEqual(['closed', 'closed'])
    expect(await set('manager', change)).toBe(1)
  }
  // A change of the link writes the row back in this way.
  expect(await set('sponsor', 'name = name, available_seats = available_seats')).toBe(1)
  expect(await set('sponsor', "registration_link_slug = 'ein-link'")).toBe(1)
})
