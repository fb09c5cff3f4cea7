import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { createPool } from '../database/pool.ts'
import { ROLES, urlFor } from '../database/roles.ts'
import { removeOldThrottleRows } from './remove-old-throttle-rows.ts'
import { createThrottle } from './throttle.ts'
import type { Attempt } from './throttle-keys.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { throttle } = testServer.services
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

let count = 0
const next = () => {
  count += 1
  return count
}
const newAccount = () => `app:person-${next()}@demo.example`
const newAddress = () => `198.${18 + (count >> 16)}.${(next() >> 8) & 255}.${count & 255}`
const newAttempt = (): Attempt => ({ account: newAccount(), remoteAddress: newAddress() })
const begin = (attempt: Attempt) => throttle.begin(attempt, testServer.clock.now())

/** Makes `times` attempts, one after the other; returns the seconds to wait for each. */
const attemptSeveral = async (times: number, attempt: () => Attempt): Promise<number[]> => {
  const seconds: number[] = []
  for (let time = 1; time <= times; time += 1) seconds.push((await begin(attempt())).retryAfterSeconds)
  return seconds
}
const free = (times: number): number[] => Array(times).fill(0)
const succeed = async (attempt: Attempt) => (await begin(attempt)).succeed()

/** Each counter, its free failures, its window, and attempts that reach only this counter. */
const COUNTERS: [string, number, number, () => () => Attempt][] = [
  [
    'an account from one network',
    5,
    24 * 60,
    () => {
      const attempt = newAttempt()
      return () => attempt
    },
  ],
  [
    'an account from everywhere',
    100,
    24 * 60,
    () => {
      const account = newAccount()
      return () => ({ account, remoteAddress: newAddress() })
    },
  ],
  [
    'a network',
    30,
    10,
    () => {
      const remoteAddress = newAddress()
      return () => ({ account: newAccount(), remoteAddress })
    },
  ],
]

test.each(COUNTERS)(
  '%s waits a minute after %i free attempts, then twice as long each time, but never permanently',
  async (_, freeAttempts, windowMinutes, arrange) => {
    const attempt = arrange()
    expect(await attemptSeveral(freeAttempts, attempt)).toEqual(free(freeAttempts))
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      if (minutes > windowMinutes) break
      expect(await attemptSeveral(2, attempt)).toEqual([minutes * 60, minutes * 60])
      testServer.clock.advance(minutes * MINUTE_MS - 1)
      expect(await attemptSeveral(1, attempt)).toEqual([1])
      testServer.clock.advance(1)
      expect(await attemptSeveral(1, attempt)).toEqual([0])
    }
  },
)

test.each(COUNTERS)(
  '%s has no more than %i free attempts when they are concurrent',
  async (_, freeAttempts, _window, arrange) => {
    const attempt = arrange()
    const all = await Promise.all(Array.from({ length: freeAttempts + 10 }, () => attemptSeveral(1, attempt)))
    expect(all.flat().filter((seconds) => seconds === 0)).toHaveLength(freeAttempts)
  },
)

test.each(COUNTERS)(
  '%s has its %i free attempts again when its failures are %i minutes old',
  async (_, freeAttempts, windowMinutes, arrange) => {
    const attempt = arrange()
    await attemptSeveral(freeAttempts - 1, attempt)
    testServer.clock.advance(windowMinutes * MINUTE_MS + 1)
    expect(await attemptSeveral(freeAttempts, attempt)).toEqual(free(freeAttempts))
    expect(await attemptSeveral(1, attempt)).toEqual([60])
  },
)

test('another client’s wrong passwords do not make the owner wait', async () => {
  const account = newAccount()
  const [owner, stranger] = [newAddress(), newAddress()]
  expect(await attemptSeveral(6, () => ({ account, remoteAddress: stranger }))).toEqual([...free(5), 60])
  expect(await attemptSeveral(1, () => ({ account, remoteAddress: owner }))).toEqual([0])
})

test('guesses from all over the world do not lock the owner out of a network that is known for 30 days', async () => {
  const account = newAccount()
  const home = { account, remoteAddress: newAddress() }
  await succeed(home)
  const guess = () => attemptSeveral(101, () => ({ account, remoteAddress: newAddress() }))
  expect((await guess()).at(-1)).toBe(60)
  expect(await attemptSeveral(1, () => home)).toEqual([0])
  expect(await attemptSeveral(1, () => ({ account, remoteAddress: newAddress() }))).toEqual([60])

  testServer.clock.advance(30 * DAY_MS + 1)
  await guess()
  expect(await attemptSeveral(1, () => home)).toEqual([60])
})

test('a network known for one account is not known for another', async () => {
  const [account, other] = [newAccount(), newAccount()]
  const remoteAddress = newAddress()
  await succeed({ account, remoteAddress })
  await attemptSeveral(101, () => ({ account: other, remoteAddress: newAddress() }))
  expect(await attemptSeveral(1, () => ({ account: other, remoteAddress }))).toEqual([60])
})

test('a refused attempt is not counted', async () => {
  const account = newAccount()
  const remoteAddress = newAddress()
  await attemptSeveral(5, () => ({ account, remoteAddress }))
  expect(await attemptSeveral(40, () => ({ account, remoteAddress }))).toEqual(Array(40).fill(60))
  expect(await attemptSeveral(25, () => ({ account: newAccount(), remoteAddress }))).toEqual(free(25))
  expect(await attemptSeveral(1, () => ({ account: newAccount(), remoteAddress }))).toEqual([60])
})

test('a correct password resets the failures of its network, and takes its own attempt off all others', async () => {
  const account = newAccount()
  const remoteAddress = newAddress()
  await attemptSeveral(4, () => ({ account, remoteAddress }))
  await succeed({ account, remoteAddress })
  expect(await attemptSeveral(5, () => ({ account, remoteAddress }))).toEqual(free(5))
  expect(await attemptSeveral(21, () => ({ account: newAccount(), remoteAddress }))).toEqual(free(21))
  expect(await attemptSeveral(1, () => ({ account: newAccount(), remoteAddress }))).toEqual([60])
})

test('the owner’s correct passwords give an attacker no further guesses', async () => {
  const account = newAccount()
  const guess = (times: number) => attemptSeveral(times, () => ({ account, remoteAddress: newAddress() }))
  await guess(99)
  await succeed({ account, remoteAddress: newAddress() })
  expect(await guess(2)).toEqual([0, 60])
})

test('a proof by the mailbox resets the account’s counters', async () => {
  const attempt = newAttempt()
  await attemptSeveral(5, () => attempt)
  await attemptSeveral(96, () => ({ ...attempt, remoteAddress: newAddress() }))
  await throttle.forgive(attempt, testServer.clock.now())
  expect(await attemptSeveral(5, () => attempt)).toEqual(free(5))
})

test('an IPv6 network counts as one, its neighbour as another; its customer and site have limits of their own', async () => {
  const from = (remoteAddress: string) => ({ account: newAccount(), remoteAddress })
  const fail = (times: number, network: number) =>
    attemptSeveral(times, () => from(`2001:db8:77:${network.toString(16)}::${next().toString(16)}`))
  expect(await fail(31, 0x101)).toEqual([...free(30), 60])
  expect(await fail(30, 0x102)).toEqual(free(30))
  // The /56 has used its 60, others of the /48 have not.
  expect(await fail(1, 0x103)).toEqual([60])
  expect(await fail(30, 0x201)).toEqual(free(30))
  expect(await fail(30, 0x301)).toEqual(free(30))
  // Now the /48 has used its 120 too.
  expect(await fail(1, 0x401)).toEqual([60])
  expect(await attemptSeveral(1, () => from('2001:db8:78::1'))).toEqual([0])
})

test('guesses from the many networks of one customer count together', async () => {
  const account = newAccount()
  const seconds = await attemptSeveral(6, () => ({
    account,
    remoteAddress: `2001:db8:79:${(next() % 256).toString(16)}::1`,
  }))
  expect(seconds).toEqual([...free(5), 60])
})

test('a network with any login is known for 30 days', async () => {
  const { account, remoteAddress } = newAttempt()
  const isKnown = (address = remoteAddress) => throttle.isKnownNetwork(address, testServer.clock.now())
  const trial = await begin({ account, remoteAddress })
  expect(await isKnown()).toBe(false)
  await trial.succeed()
  expect([await isKnown(), await isKnown(newAddress())]).toEqual([true, false])
  testServer.clock.advance(30 * DAY_MS)
  expect(await isKnown()).toBe(false)
})

test('a known network is not looked up again until its time ends', async () => {
  const { account, remoteAddress } = newAttempt()
  const isKnown = () => throttle.isKnownNetwork(remoteAddress, testServer.clock.now())
  await succeed({ account, remoteAddress })
  const answers = [await isKnown()]
  await testServer.adminPool.query('DELETE FROM login_throttle')
  answers.push(await isKnown())
  testServer.clock.advance(30 * DAY_MS)
  answers.push(await isKnown())
  expect(answers).toEqual([true, true, false])
})

test('a network is written as known again after an hour at the earliest', async () => {
  const attempt = newAttempt()
  await testServer.adminPool.query('DELETE FROM login_throttle')
  const until = async () => {
    await succeed(attempt)
    const { rows } = await testServer.adminPool.query<{ from: Date; to: Date }>(
      'SELECT min(blocked_until) AS from, max(blocked_until) AS to FROM login_throttle WHERE blocked_until > $1',
      [new Date(testServer.clock.now().getTime() + DAY_MS)],
    )
    return [rows[0]?.from.getTime(), rows[0]?.to.getTime()]
  }
  const first = testServer.clock.now().getTime() + 30 * DAY_MS
  expect(await until()).toEqual([first, first])
  testServer.clock.advance(60 * MINUTE_MS - 1)
  expect(await until()).toEqual([first, first])
  testServer.clock.advance(1)
  expect(await until()).toEqual([first + 60 * MINUTE_MS, first + 60 * MINUTE_MS])
})

test('counting and giving back attempts do not wait for the disk', async () => {
  const { adminPool, adminUrl, secretKey } = testServer
  // Connections opened from now on wait for the disk, as they do in a product's database.
  await adminPool.query(`DO $$ BEGIN EXECUTE format(
    'ALTER ROLE ${ROLES.platform} IN DATABASE %I SET synchronous_commit = on', current_database()); END $$`)
  await adminPool.query(`
    CREATE TABLE seen_at_commit (setting text);
    CREATE FUNCTION note_at_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
      INSERT INTO public.seen_at_commit VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER note_at_commit AFTER INSERT OR UPDATE ON login_throttle
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_at_commit()`)
  const pool = createPool(urlFor(adminUrl, ROLES.platform, secretKey), 1, () => {})
  const readCounters = async () => {
    const { rows } = await adminPool.query<{ setting: string }>(
      'DELETE FROM seen_at_commit RETURNING setting',
    )
    return [...new Set(rows.map(({ setting }) => setting))]
  }
  try {
    const trial = await createThrottle(pool, secretKey).begin(newAttempt(), testServer.clock.now())
    const whileCounting = await readCounters()
    await trial.succeed()
    const whileTakingBack = await readCounters()
    const { rows } = await pool.query('SHOW synchronous_commit')
    expect([whileCounting, whileTakingBack, rows]).toEqual([['off'], ['off'], [{ synchronous_commit: 'on' }]])
  } finally {
    await pool.end()
    await adminPool.query('DROP TRIGGER note_at_commit ON login_throttle; DROP TABLE seen_at_commit')
  }
})

test('expired counters are removed, and others stay', async () => {
  await testServer.createApp()
  const rows = async () => (await testServer.adminPool.query('SELECT FROM login_throttle')).rowCount
  await testServer.adminPool.query('DELETE FROM login_throttle')
  const knownAttempt = newAttempt()
  await succeed(knownAttempt)
  await attemptSeveral(6, newAttempt)
  testServer.clock.advance(DAY_MS)
  const fresh = newAttempt()
  await attemptSeveral(4, () => fresh)
  const before = await rows()
  await testServer.runSchedule(removeOldThrottleRows)
  expect(await rows()).toBe(before)
  testServer.clock.advance(1)
  await testServer.runSchedule(removeOldThrottleRows)
  // The new account's three counters, and that two networks are known.
  expect(await rows()).toBe(3 + 2)
  expect(await attemptSeveral(2, () => fresh)).toEqual([0, 60])
  testServer.clock.advance(30 * DAY_MS)
  await testServer.runSchedule(removeOldThrottleRows)
  expect(await rows()).toBe(0)
})

test('the counters contain no account and no address', async () => {
  const { account, remoteAddress } = newAttempt()
  await succeed({ account, remoteAddress })
  await begin({ account, remoteAddress })
  const { rows } = await testServer.adminPool.query<{ row: string }>(
    'SELECT t::text AS row FROM login_throttle t',
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { row } of rows)
    for (const value of [account, remoteAddress]) {
      expect(row).not.toContain(value)
      expect(row).not.toContain(Buffer.from(value).toString('hex'))
    }
})
