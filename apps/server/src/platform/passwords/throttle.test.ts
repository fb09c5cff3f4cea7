import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import type { ThrottleSubject } from './throttle.ts'

const house = await startTestServer()
afterAll(house.stop)
const { throttle } = house.services
const MINUTE_MS = 60_000

let count = 0
const subject = (kind: ThrottleSubject['kind']): ThrottleSubject => {
  count += 1
  return { kind, value: kind === 'account' ? `app:person-${count}@demo.example` : `203.0.113.${count}` }
}

/** So many tries, one after the other; the seconds that each is told to wait. */
const tries = async (times: number, ...subjects: ThrottleSubject[]): Promise<number[]> => {
  const seconds: number[] = []
  for (let time = 1; time <= times; time += 1) seconds.push(await throttle.begin(subjects, house.clock.now()))
  return seconds
}
const free = (times: number): number[] => Array(times).fill(0)

describe.each([
  ['account', 5, 24 * 60],
  ['address', 30, 10],
] as const)('an %s', (kind, freeTries, windowMinutes) => {
  test('waits a minute after its free tries, then twice as long each time, but never for good', async () => {
    const guessed = subject(kind)
    expect(await tries(freeTries, guessed)).toEqual(free(freeTries))
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      if (minutes > windowMinutes) break
      expect(await tries(2, guessed)).toEqual([minutes * 60, minutes * 60])
      house.clock.advance(minutes * MINUTE_MS - 1)
      expect(await tries(1, guessed)).toEqual([1])
      house.clock.advance(1)
      expect(await tries(1, guessed)).toEqual([0])
    }
  })

  test('has no more free tries when they come at the same time', async () => {
    const guessed = subject(kind)
    const all = await Promise.all(Array.from({ length: freeTries + 10 }, () => tries(1, guessed)))
    expect(all.flat().filter((seconds) => seconds === 0)).toHaveLength(freeTries)
  })

  test('has its free tries again when its failures lie long enough back', async () => {
    const guessed = subject(kind)
    await tries(freeTries - 1, guessed)
    house.clock.advance(windowMinutes * MINUTE_MS + 1)
    expect(await tries(freeTries, guessed)).toEqual(free(freeTries))
    expect(await tries(1, guessed)).toEqual([60])
  })
})

test('the one that has to wait longer decides, and a refused try counts for neither', async () => {
  const [account, address] = [subject('account'), subject('address')]
  await tries(5, account)
  expect(await tries(40, account, address)).toEqual(Array(40).fill(60))
  expect(await tries(30, address)).toEqual(free(30))
})

test('a right password wipes out what the account had, and takes its own try off the address', async () => {
  const [account, address] = [subject('account'), subject('address')]
  await tries(4, account, address)
  await tries(1, account, address)
  await throttle.succeed([account, address])
  expect(await tries(5, account)).toEqual(free(5))
  expect(await tries(26, address)).toEqual(free(26))
  expect(await tries(1, address)).toEqual([60])
})

test('a network of the newer kind is one customer, its neighbour another', async () => {
  const from = (value: string): ThrottleSubject => ({ kind: 'address', value })
  for (let host = 1; host <= 30; host += 1) await tries(1, from(`2001:db8:1:2::${host.toString(16)}`))
  expect(await tries(1, from('2001:db8:1:2:ffff::1'))).toEqual([60])
  expect(await tries(1, from('2001:db8:1:3::1'))).toEqual([0])
})

test('the counters name no account and no address', async () => {
  const [account, address] = [subject('account'), subject('address')]
  await tries(1, account, address)
  const { rows } = await house.adminPool.query<{ row: string }>('SELECT t::text AS row FROM login_throttle t')
  expect(rows.length).toBeGreaterThan(1)
  for (const { row } of rows)
    for (const { value } of [account, address]) {
      expect(row).not.toContain(value)
      expect(row).not.toContain(Buffer.from(value).toString('hex'))
    }
})
