import { RATE_LIMITS, type RateLimitName } from '@wohlauf/contract/rate-limits'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const KINDS = Object.keys(RATE_LIMITS) as RateLimitName[]
let count = 0
const newSubject = (kind: RateLimitName) => {
  count += 1
  return RATE_LIMITS[kind].per === 'network' ? `203.0.113.${count}` : `person-${count}@demo.example`
}
const take = (kind: RateLimitName, subject: string) =>
  testServer.services.limits.take(kind, subject, testServer.clock.now())
const takeConcurrently = (times: number, kind: RateLimitName, subject: string) =>
  Promise.all(Array.from({ length: times }, () => take(kind, subject)))

describe.each(KINDS.filter((kind) => RATE_LIMITS[kind].max < 100))('%s', (kind) => {
  const { max, minutes } = RATE_LIMITS[kind]
  const windowMs = minutes * 60_000

  test('allows so many and no more, also when all are concurrent', async () => {
    const answers = await takeConcurrently(max + 7, kind, newSubject(kind))
    expect(answers.filter((seconds) => seconds === 0)).toHaveLength(max)
    expect(answers.filter((seconds) => seconds === windowMs / 1000)).toHaveLength(7)
  })

  test('allows all of them again when the window is over, regardless of refused calls meanwhile', async () => {
    const subject = newSubject(kind)
    expect(await takeConcurrently(max, kind, subject)).toEqual(Array(max).fill(0))
    testServer.clock.advance(windowMs - 1500)
    expect(await takeConcurrently(3, kind, subject)).toEqual([2, 2, 2])
    testServer.clock.advance(1499)
    expect(await take(kind, subject)).toBe(1)
    testServer.clock.advance(1)
    expect(await takeConcurrently(max, kind, subject)).toEqual(Array(max).fill(0))
    expect(await take(kind, subject)).toBe(windowMs / 1000)
  })
})

test('kinds and subjects are counted separately, also from failed logins', async () => {
  const network = newSubject('contact-from-network')
  await takeConcurrently(20, 'contact-from-network', network)
  expect(await take('contact-from-network', network)).toBe(3600)
  expect(await take('reset-from-network', network)).toBe(0)
  expect(await take('contact-from-network', newSubject('contact-from-network'))).toBe(0)
  const attempt = { account: 'app:person', remoteAddress: network }
  expect((await testServer.services.throttle.begin(attempt, testServer.clock.now())).retryAfterSeconds).toBe(
    0,
  )
})

test('several taken by one call count as that many, and are refused when they exceed the rest', async () => {
  const subject = newSubject('message-of-user')
  const takeSome = (amount: number) =>
    testServer.services.limits.take('message-of-user', subject, testServer.clock.now(), amount)
  expect([await takeSome(12), await takeSome(8), await takeSome(1)]).toEqual([0, 0, 3600])
  const another = newSubject('message-of-user')
  expect(await testServer.services.limits.take('message-of-user', another, testServer.clock.now(), 21)).toBe(
    3600,
  )
})

test('an IPv6 network counts as one, its neighbour as another', async () => {
  for (let host = 1; host <= 20; host += 1) await take('contact-from-network', `2001:db8:7:1::${host}`)
  expect(await take('contact-from-network', '2001:db8:7:1:ffff::1')).toBe(3600)
  expect(await take('contact-from-network', '2001:db8:7:2::1')).toBe(0)
})

test('a client with many IPv6 networks has twice as many by /56 and four times by /48', async () => {
  const takeFrom = (customer: number, network: number) =>
    take(
      'contact-from-network',
      `2001:db8:${(0x8000).toString(16)}:${(customer * 256 + network).toString(16)}::1`,
    )
  const max = 20
  for (let customer = 1; customer <= 2; customer += 1) {
    for (let network = 1; network <= 2; network += 1)
      for (let time = 1; time <= max; time += 1) expect(await takeFrom(customer, network)).toBe(0)
    expect(await takeFrom(customer, 3)).toBe(3600)
  }
  expect(await takeFrom(3, 1)).toBe(3600)
  expect(await take('contact-from-network', '2001:db8:8001:1::1')).toBe(0)
})

test('calls refused for one network use up nothing of its neighbours’ limit', async () => {
  for (let time = 1; time <= 200; time += 1) await take('contact-from-network', '2001:db8:9000:1::1')
  expect(await take('contact-from-network', '2001:db8:9000:2::1')).toBe(0)
})

test('the counters contain no address', async () => {
  const [network, person] = [newSubject('contact-from-network'), newSubject('reset-mail-to-address')]
  await Promise.all([take('contact-from-network', network), take('reset-mail-to-address', person)])
  const { rows } = await testServer.adminPool.query<{ row: string }>(
    'SELECT t::text AS row FROM rate_limit t',
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const { row } of rows)
    for (const subject of [network, person]) {
      expect(row).not.toContain(subject)
      expect(row).not.toContain(Buffer.from(subject).toString('hex'))
    }
})
