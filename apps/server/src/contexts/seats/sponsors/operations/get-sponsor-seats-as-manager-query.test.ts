import { getSponsorSeatsAsManager, type SeatStatus } from '@wohlauf/contract/seats/sponsor-seats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../testing/people/people.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

let app: TestApp
let manager: string

beforeAll(async () => {
  app = await testServer.createApp()
  manager = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
})

const addSeats = (sponsorId: string, count: number) =>
  adminPool.query(
    `INSERT INTO seat (app_id, sponsor_id, email_address, status, created_at, updated_at, first_name, last_name)
     SELECT $1, $2, format('p%s.%s@firma.example', lpad(n::text, 5, '0'), $2::uuid), 
       (ARRAY['INVITED', 'REGISTRATION_STARTED', 'ACCEPTED'])[1 + n % 3], now(), now(),
       CASE n % 3 WHEN 2 THEN 'Anna' END, CASE n % 3 WHEN 2 THEN format('Bérg%s', n) END
     FROM generate_series(0, $3::int - 1) AS n`,
    [app.appId, sponsorId, count],
  )

const ask = async (
  sponsorId: string,
  more: { status?: SeatStatus; search?: string; limit?: number; after?: string } = {},
  token = manager,
) => {
  const { status, body } = await testServer.call(
    getSponsorSeatsAsManager,
    { sponsorId, ...more },
    { host: app.host, token },
  )
  expect(status).toBe(200)
  return body
}

test('returns the free seats, and each seat’s holder, status and whether it has a link', async () => {
  const sponsor = await testServer.createSponsor(app, {
    name: 'Musterwerke AG',
    availableSeats: 5,
    statuses: ['REGISTRATION_STARTED', 'INVITED'],
  })
  const user = await testServer.createUser({ app, firstName: 'Wanda', lastName: 'Muster' })
  await testServer.giveSeat(user, sponsor.sponsorId)
  const { seats, next, ...head } = await ask(sponsor.sponsorId)
  expect(head).toEqual({
    sponsorName: 'Musterwerke AG',
    freeSeats: 2,
    availableSeats: 5,
    graceDaysAfterRevoking: 0,
    departures: 0,
    seatsByStatus: { INVITED: 1, REGISTRATION_STARTED: 1, ACCEPTED: 1 },
    registrationLink: `http://${app.host}/registrierung/s/${sponsor.slug}`,
    registrationLinkRules: { allowedDomains: [], endsOn: null, maxRegistrations: null, registrations: 0 },
  })
  expect(next).toBe(null)
  expect(seats.map(({ emailAddress }) => emailAddress)).toEqual(
    [user.emailAddress, ...sponsor.seats.map(({ emailAddress }) => emailAddress)].sort(),
  )
  const own = seats.find(({ emailAddress }) => emailAddress === user.emailAddress)
  expect(own).toMatchObject({
    status: 'ACCEPTED',
    updatedAt: testServer.clock.now().toISOString(),
    hasRegistrationLink: false,
  })
  expect(seats.filter(({ hasRegistrationLink }) => hasRegistrationLink)).toHaveLength(2)
})

test('each of five thousand seats is answered once, page by page; counts are those of all', async () => {
  const { sponsorId } = await testServer.createSponsor(app, { availableSeats: 6000 })
  await addSeats(sponsorId, 5000)
  const addresses: string[] = []
  let after: string | undefined
  do {
    const page = await ask(sponsorId, { limit: 100, ...(after ? { after } : {}) })
    expect([page.freeSeats, page.seatsByStatus]).toEqual([
      1000,
      { INVITED: 1667, REGISTRATION_STARTED: 1667, ACCEPTED: 1666 },
    ])
    addresses.push(...page.seats.map(({ emailAddress }) => emailAddress))
    after = page.next ?? undefined
  } while (after)
  expect([addresses.length, new Set(addresses).size]).toEqual([5000, 5000])
  expect(addresses).toEqual([...addresses].sort())
})

test('finds by status and by part of the address or of the name, in any case', async () => {
  const { sponsorId } = await testServer.createSponsor(app, { availableSeats: 100 })
  await addSeats(sponsorId, 30)
  const numbers = async (more: { status?: SeatStatus; search?: string }) =>
    (await ask(sponsorId, more)).seats.map(({ emailAddress }) => Number(emailAddress.slice(1, 6)))
  expect(await numbers({ status: 'ACCEPTED' })).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29])
  expect(await numbers({ search: ' P00007. ' })).toEqual([7])
  expect(await numbers({ search: 'anna BÉRG17' })).toEqual([17])
  expect(await numbers({ search: 'bérg1' })).toEqual([11, 14, 17])
  expect(await numbers({ search: 'p0002', status: 'INVITED' })).toEqual([21, 24, 27])
  expect(await numbers({ search: '%' })).toEqual([])
  expect(await numbers({ search: 'p0000_' })).toEqual([])
})

test("a sponsor's manager sees only their own sponsor", async () => {
  const [own, other] = [await testServer.createSponsor(app), await testServer.createSponsor(app)]
  const { sponsorId } = own
  const token = await testServer.signIn(
    await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }),
  )
  expect((await ask(sponsorId, {}, token)).availableSeats).toBe(10)
  const answer = await testServer.call(
    getSponsorSeatsAsManager,
    { sponsorId: other.sponsorId },
    { host: app.host, token },
  )
  expect([answer.status, answer.refusal?.identifier]).toEqual([404, 'not-found'])
})

test('the database answers a page without sorting, from the sponsor’s index', async () => {
  const { sponsorId } = await testServer.createSponsor(app, { availableSeats: 6000 })
  await addSeats(sponsorId, 5000)
  await adminPool.query('ANALYZE seat')
  const { rows } = await adminPool.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT * FROM seat WHERE app_id = $1 AND sponsor_id = $2 AND (email_address, id) > ('p02500', $1)
     ORDER BY email_address, id LIMIT 51`,
    [app.appId, sponsorId],
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('seat_sponsor')
  expect(plan).not.toMatch(/Sort|Seq Scan/)
})
