/** Slow: PostgreSQL is restarted under load; `database-silent.test.ts` checks what requests get meanwhile. */
import { setTimeout } from 'node:timers/promises'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { registerUserForSponsor } from '@wohlauf/contract/seats/registration'
import { afterAll, expect, onTestFailed, test } from 'vitest'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { advanceJobTime } from '../../../testing/job-time.ts'
import { runProgram } from '../../../testing/run-program.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const cluster = await startOwnCluster()
const testServer = await startTestServer({ database: cluster })
const worker = await runProgram('worker.ts', testServer)
afterAll(async () => {
  await worker.kill()
  await testServer.stop()
})
const WITHIN = { interval: 200 }
/** The worker may also wait for an answer of the lost connection first: one minute. */
const LONG = { ...WITHIN, timeout: 500_000 }

const app = await testServer.createApp()
const { slug } = await testServer.createSponsor(app, { availableSeats: 10_000 })
const answers = new Map<string, Awaited<ReturnType<typeof register>>>()
const register = (emailAddress: string) =>
  testServer.call(registerUserForSponsor, { emailAddress, registrationLinkSlug: slug })

let isOver = false
/** Clients that register one after the other; a refused one waits a moment, as a user would. */
const keepRegistering = async (name: string): Promise<void> => {
  for (let number = 0; !isOver; number += 1) {
    const emailAddress = `${name}-${number}@firma.example`
    const answer = await register(emailAddress)
    answers.set(emailAddress, answer)
    if (answer.status !== 200) await setTimeout(50)
  }
}
const withStatus = (status: number) => [...answers].filter(([, answer]) => answer.status === status)
/** Resolves when `count` more calls have got this answer. */
const more = (count: number, status: number) => {
  const expectedCount = withStatus(status).length + count
  return expect.poll(() => withStatus(status).length, WITHIN).toBeGreaterThanOrEqual(expectedCount)
}

test('a restart of the database under load gives refusals and loses no acknowledged write', async () => {
  onTestFailed(() => console.error(worker.output()))
  const load = Promise.all(['anna', 'bela', 'cora', 'dirk', 'emil', 'fine'].map(keepRegistering))
  await more(20, 200)
  for (const takeAway of [cluster.stop, cluster.crash]) {
    await Promise.all([takeAway(), more(12, 503)])
    await cluster.start()
    await more(20, 200)
  }
  isOver = true
  await load

  // On a slow machine a client may also wait too long for the seats' row, which another one has locked.
  const refusals = [...answers.values()].flatMap(({ refusal }) => refusal ?? [])
  for (const { identifier, message } of refusals) {
    expect(['unavailable', 'busy']).toContain(identifier)
    expect(message).toBe(REFUSALS[identifier].message)
  }
  const done = withStatus(200).map(([address]) => address)
  const { rows } = await testServer.adminPool.query<{ address: string }>(
    'SELECT email_address AS address FROM seat',
  )
  const seats = new Set(rows.map(({ address }) => address))
  expect(done.filter((address) => !seats.has(address))).toEqual([])

  // The worker's running job is noticed as missing first, and then runs again.
  const lettersTo = async () => {
    await advanceJobTime(testServer.adminUrl, 15)
    return Map.groupBy(await testServer.mails.all(), ({ to }) => to)
  }
  await expect
    .poll(async () => {
      const arrivedMails = await lettersTo()
      return done.filter((address) => !arrivedMails.has(address))
    }, LONG)
    .toEqual([])
  for (const [, letters] of await lettersTo())
    expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1)
  expect(await worker.stop()).toBe(0)
})
