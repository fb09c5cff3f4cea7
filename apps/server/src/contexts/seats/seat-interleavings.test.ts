import { confirmUserRegistration } from '@wohlauf/contract/accounts/registration'
import { inviteUsersAsManager } from '@wohlauf/contract/seats/invitations'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { revokeSeatAsManager } from '@wohlauf/contract/seats/revocation'
import { getSponsorSeatsAsManager } from '@wohlauf/contract/seats/sponsor-seats'
import { afterAll, expect, test } from 'vitest'
import { seedsInTurn } from '../../../../../config/slow-tests.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** Random interleavings of everything that changes how many seats are used, sent concurrently to the real database. */

const testServer = await startTestServer()
afterAll(testServer.stop)
const { adminPool } = testServer

/** Reproducible numbers from 0 up to 1, by the mulberry32 generator. */
const randomsOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Does what the command that adjusts a sponsor's seats does: under the sponsor's lock, never below the used ones. */
const lower = async (sponsorId: string, to: number): Promise<number> => {
  const client = await adminPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM sponsor WHERE id = $1 FOR UPDATE', [sponsorId])
    const { rowCount } = await client.query(
      'UPDATE sponsor SET available_seats = $2 WHERE id = $1 AND (SELECT count(*) FROM seat WHERE sponsor_id = $1) <= $2',
      [sponsorId, to],
    )
    await client.query('COMMIT')
    return rowCount === 1 ? 200 : 409
  } finally {
    client.release()
  }
}

const SEEDS = seedsInTurn(8)
const ROUNDS = 6
const AT_ONCE = 8

test.each(SEEDS)('with the seed %i the count is right after each round', async (seed) => {
  const random = randomsOf(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const app = await testServer.createApp()
  const { sponsorId, slug } = await testServer.createSponsor(app, { availableSeats: 12 })
  const token = await testServer.signIn(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  const as = { token, host: app.host }
  let people = 0
  const address = () => {
    people += 1
    return `p${people}@firma.example`
  }
  const countUsed = async () =>
    (
      await adminPool.query<{ id: string; status: string; address: string }>(
        'SELECT id, status, email_address AS address FROM seat WHERE sponsor_id = $1 ORDER BY id',
        [sponsorId],
      )
    ).rows
  const statusOf = ({ status }: { status: number }) => status

  const completeOne = async (): Promise<number> => {
    const [link] = (
      await adminPool.query<{ id: string }>(
        'SELECT l.id FROM mailed_link l JOIN seat s ON s.id = l.seat_id WHERE s.sponsor_id = $1 ORDER BY l.id OFFSET $2 LIMIT 1',
        [sponsorId, below(4)],
      )
    ).rows
    const confirmationToken = link ? testServer.services.linkToken(app.appId, link.id) : 'x'
    return statusOf(
      await testServer.call(
        confirmUserRegistration,
        { confirmationToken, firstName: 'P', lastName: 'Q', password: PASSWORD },
        { host: app.host },
      ),
    )
  }
  const ACTIONS = [
    () =>
      testServer
        .call(
          inviteUsersAsManager,
          { sponsorId, emailAddresses: Array.from({ length: 1 + below(3) }, address) },
          as,
        )
        .then(statusOf),
    () =>
      testServer
        .call(
          registerUserForSponsor,
          { emailAddress: address(), registrationLinkSlug: slug },
          { host: app.host },
        )
        .then(statusOf),
    async () => {
      const all = await countUsed()
      const usedSeatId = all[below(all.length)]?.id
      return usedSeatId ? statusOf(await testServer.call(revokeSeatAsManager, { usedSeatId }, as)) : 404
    },
    completeOne,
    () => lower(sponsorId, 4 + below(12)),
  ]
  const done = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    await adminPool.query('DELETE FROM rate_limit')
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        const action = below(ACTIONS.length)
        const status = await ACTIONS[action]?.()
        done.add(`${action} ${status === 200}`)
        return status ?? 0
      }),
    )
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    const seats = await countUsed()
    const { body } = await testServer.call(getSponsorSeatsAsManager, { sponsorId, limit: 100 }, as)
    const { freeSeats, availableSeats, seatsByStatus } = body
    expect(seats.length).toBeLessThanOrEqual(availableSeats)
    expect(freeSeats).toBe(availableSeats - seats.length)
    expect(body.seats.map(({ usedSeatId }) => usedSeatId).sort()).toEqual(seats.map(({ id }) => id).sort())
    for (const [status, count] of Object.entries(seatsByStatus))
      expect(count).toBe(seats.filter((seat) => seat.status === status).length)
    // Every account with a seat has exactly one, and no other learner is left.
    const { rows } = await adminPool.query(
      `SELECT email_address AS address FROM app_user WHERE app_id = $1 AND role = 'ROLE_USER' ORDER BY 1`,
      [app.appId],
    )
    const acceptedSeats = seats.filter(({ status }) => status === 'ACCEPTED')
    expect(rows.map(({ address: each }) => each)).toEqual(acceptedSeats.map((seat) => seat.address).sort())
    await testServer.runJobs()
  }
  expect(done.size).toBeGreaterThan(5)
})
