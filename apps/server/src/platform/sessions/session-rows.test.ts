import { randomBytes } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestRows } from '../../testing/database/test-rows.ts'
import type { TestUser } from '../../testing/people/people.ts'
import { acrossTenants, inTenant, type Tx } from '../database/transaction.ts'
import { recordSessionUse } from './record-session-use.ts'
import {
  ADMIN_SESSION_LIFE,
  IMPERSONATION_LIFE,
  isFresh,
  LAST_SEEN_STEP_MS,
  sessionLife,
} from './session-life.ts'
import {
  endOtherSessionsOf,
  endSession,
  endSessionsOf,
  lockSession,
  recordProof,
  startSession,
  touchSession,
} from './sessions.ts'
import { hashToken, isToken, newToken } from './token.ts'

const rows = await openTestRows()
afterAll(rows.end)
const { adminPool, clock } = rows
const app = await rows.createApp()
const [HOUR, DAY] = [3600, 24 * 3600]

const as = <T>({ id }: TestUser, work: (tx: Tx) => Promise<T>) =>
  inTenant(rows.pool, { appId: app.appId, userId: id, reach: 'own' }, work)
const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => acrossTenants(rows.platformPool, 'a test', work)
const rowsOf = async (token: string, table: 'session' | 'admin_session' = 'session') =>
  (await adminPool.query(`SELECT * FROM ${table} WHERE token_hash = $1`, [hashToken(token)])).rows
const later = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000)

test("an account has 50 sessions at most: another one ends the least recently used, but no admin's visit", async () => {
  const user = await rows.createUser({ app })
  const admin = await rows.createAdmin()
  const start = (fields: object, at: Date) =>
    as(user, (tx) => startSession(tx, user, { client: 'web', device: '', isLogin: true, ...fields }, at))
  const visit = await start({ impersonatorAdminId: admin.id }, later(-2))
  const tokens: string[] = []
  for (let nth = 0; nth < 50; nth += 1) tokens.push(await start({}, later(nth)))
  const [first = '', second = '', ...others] = tokens
  await as(user, async (tx) => touchSession(tx, hashToken(first), later(100)))
  expect(await rowsOf(second)).toHaveLength(1)
  const last = await start({}, later(101))
  expect(await rowsOf(second)).toEqual([])
  for (const token of [visit, first, ...others, last]) expect(await rowsOf(token)).toHaveLength(1)
})

test.each([
  ['ROLE_USER', 'web', 14 * DAY, 90 * DAY],
  ['ROLE_USER', 'native', 60 * DAY, 365 * DAY],
  ['ROLE_APP_MANAGER', 'web', 12 * HOUR, 7 * DAY],
  ['ROLE_SPONSOR_MANAGER', 'native', 12 * HOUR, 7 * DAY],
] as const)(
  'a session of %s in the %s lasts idle %i seconds and in all %i',
  async (role, client, idle, all) => {
    const user = await rows.createUser({ app, role })
    const device = 'Firefox auf Linux'
    const token = await as(user, (tx) =>
      startSession(tx, user, { client, device, isLogin: true }, clock.now()),
    )
    expect(sessionLife(role, client)).toEqual({ idle, absolute: all })
    expect(await rowsOf(token)).toMatchObject([
      {
        app_id: app.appId,
        user_id: user.id,
        client,
        device,
        impersonator_admin_id: null,
        created_at: clock.now(),
        last_seen_at: clock.now(),
        idle_seconds: idle,
        expires_at: later(all),
      },
    ])
  },
)

test('an admin’s visit of an account names the admin and lasts an hour', async () => {
  const [user, admin] = [await rows.createUser({ app }), await rows.createAdmin()]
  const visit = { client: 'web', device: '', isLogin: false, impersonatorAdminId: admin.id } as const
  const token = await as(user, (tx) => startSession(tx, user, visit, clock.now()))
  expect(IMPERSONATION_LIFE).toEqual({ idle: HOUR, absolute: HOUR })
  expect(await rowsOf(token)).toMatchObject([
    { user_id: user.id, impersonator_admin_id: admin.id, idle_seconds: HOUR, expires_at: later(HOUR) },
  ])
})

test('an admin’s session lasts half an hour idle and twelve in all; ending it returns its owner', async () => {
  const admin = await rows.createAdmin()
  const start = () =>
    asPlatform((tx) => startSession(tx, { id: admin.id, role: null }, { site: 'admin' }, clock.now()))
  const [token, other] = [await start(), await start()]
  expect(ADMIN_SESSION_LIFE).toEqual({ idle: HOUR / 2, absolute: 12 * HOUR })
  expect(await rowsOf(token, 'admin_session')).toMatchObject([
    {
      admin_id: admin.id,
      created_at: clock.now(),
      last_seen_at: clock.now(),
      idle_seconds: HOUR / 2,
      expires_at: later(12 * HOUR),
    },
  ])
  const end = () => asPlatform((tx) => endSession(tx, hashToken(token), 'admin'))
  expect([await end(), await end()]).toEqual([admin.id, null])
  expect(await rowsOf(other, 'admin_session')).toHaveLength(1)
})

const signInTwice = async (user: TestUser) => [await rows.signIn(user), await rows.signIn(user)] as const

test('a use is written for that session alone', async () => {
  const user = await rows.createUser({ app })
  const [usedToken, idle] = await signInTwice(user)
  const use = (seconds: number) =>
    as(user, async (tx) => touchSession(tx, hashToken(usedToken), later(seconds)))
  await use(600)
  expect(await rowsOf(usedToken)).toMatchObject([{ last_seen_at: later(600) }])
  expect(await rowsOf(idle)).toMatchObject([{ last_seen_at: clock.now() }])
  // The earlier one of two concurrent requests may be written last.
  await use(599)
  expect(await rowsOf(usedToken)).toMatchObject([{ last_seen_at: later(600) }])
  expect(LAST_SEEN_STEP_MS).toBe(300_000)
})

test('ending a session ends that one, ending all of a user’s sessions affects no other user', async () => {
  const [user, neighbour] = [await rows.createUser({ app }), await rows.createUser({ app })]
  const [first, second] = await signInTwice(user)
  const [others] = await signInTwice(neighbour)
  await as(user, (tx) => endSession(tx, hashToken(first)))
  expect([await rowsOf(first), (await rowsOf(second)).length]).toEqual([[], 1])
  await as(user, (tx) => endSessionsOf(tx, user.id))
  expect([await rowsOf(second), (await rowsOf(others)).length]).toEqual([[], 1])
})

test('all other sessions of a user can be ended', async () => {
  const [user, neighbour] = [await rows.createUser({ app }), await rows.createUser({ app })]
  const [keptToken, endedToken] = await signInTwice(user)
  const [others] = await signInTwice(neighbour)
  await as(user, (tx) => endOtherSessionsOf(tx, user.id, hashToken(keptToken)))
  const remainingCounts = await Promise.all(
    [keptToken, endedToken, others].map(async (token) => (await rowsOf(token)).length),
  )
  expect(remainingCounts).toEqual([1, 0, 1])
})

describe('a session counts as used', () => {
  const FIVE_MINUTES = 300
  const noting = async (user: TestUser, token: string | null, seconds: number) =>
    recordSessionUse(
      rows.pool,
      { appId: app.appId, userId: user.id },
      { tokenHash: token === null ? null : hashToken(token), lastSeenAt: clock.now(), now: later(seconds) },
    )

  test('again after more than five minutes', async () => {
    const user = await rows.createUser({ app })
    const token = await rows.signIn(user)
    await noting(user, token, FIVE_MINUTES)
    expect(await rowsOf(token)).toMatchObject([{ last_seen_at: clock.now() }])
    await noting(user, token, FIVE_MINUTES + 1)
    expect(await rowsOf(token)).toMatchObject([{ last_seen_at: later(FIVE_MINUTES + 1) }])
  })

  test('only where there is one', async () => {
    const user = await rows.createUser({ app })
    const token = await rows.signIn(user)
    await noting(user, null, DAY)
    expect(await rowsOf(token)).toMatchObject([{ last_seen_at: clock.now() }])
  })
})

test('a proof of the password is written for that session alone, and is fresh for ten minutes', async () => {
  const user = await rows.createUser({ app })
  const [provedToken, other] = await signInTwice(user)
  await as(user, (tx) => recordProof(tx, hashToken(provedToken), later(60)))
  expect(await rowsOf(provedToken)).toMatchObject([{ proved_at: later(60) }])
  expect((await rowsOf(other))[0].proved_at).not.toEqual(later(60))
  const fresh = (seconds: number) => isFresh({ provedAt: clock.now() }, later(seconds))
  expect([fresh(0), fresh(600), fresh(600.001), fresh(DAY)]).toEqual([true, true, false, false])
})

describe('an admin’s session', () => {
  const admins = async () => {
    const admin = await rows.createAdmin()
    const start = () =>
      asPlatform((tx) => startSession(tx, { id: admin.id, role: null }, { site: 'admin' }, clock.now()))
    return { admin, kept: await start(), other: await start() }
  }
  const rowOf = async (token: string) => (await rowsOf(token, 'admin_session'))[0]

  test('is the only one whose use and proof are written', async () => {
    const { kept, other } = await admins()
    const note = (token: string | null, seconds: number) =>
      recordSessionUse(rows.platformPool, null, {
        tokenHash: token === null ? null : hashToken(token),
        lastSeenAt: clock.now(),
        now: later(seconds),
      })
    await note(kept, 300)
    await note(null, 301)
    expect((await rowOf(kept)).last_seen_at).toEqual(clock.now())
    await note(kept, 302)
    // The earlier one of two concurrent requests may be written last.
    await note(kept, 301)
    await asPlatform((tx) => recordProof(tx, hashToken(kept), later(60), 'admin'))
    expect(await rowOf(kept)).toMatchObject({ last_seen_at: later(302), proved_at: later(60) })
    expect(await rowOf(other)).toMatchObject({ last_seen_at: clock.now() })
    expect((await rowOf(other)).proved_at).not.toEqual(later(60))
  })

  test('can end all others of its admin', async () => {
    const [{ admin, kept, other }, neighbour] = [await admins(), await admins()]
    await asPlatform((tx) => endOtherSessionsOf(tx, admin.id, hashToken(kept), 'admin'))
    expect([await rowOf(kept), await rowOf(other), await rowOf(neighbour.other)]).toEqual([
      expect.anything(),
      undefined,
      expect.anything(),
    ])
  })

  test('waits for a second factor only when it says so', async () => {
    const { admin, kept } = await admins()
    const waiting = await asPlatform((tx) =>
      startSession(tx, { id: admin.id, role: null }, { site: 'admin', needsSecondFactor: true }, clock.now()),
    )
    expect([(await rowOf(kept)).needs_second_factor, (await rowOf(waiting)).needs_second_factor]).toEqual([
      false,
      true,
    ])
  })
})

test('a locked session cannot be ended by others until the transaction is over', async () => {
  const user = await rows.createUser({ app })
  const token = await rows.signIn(user)
  const endAtOnce = () =>
    adminPool.query('SELECT FROM session WHERE token_hash = $1 FOR UPDATE SKIP LOCKED', [hashToken(token)])
  const lockResults = await as(user, async (tx) => [
    await lockSession(tx, hashToken(token)),
    (await endAtOnce()).rowCount,
  ])
  expect(lockResults).toEqual([true, 0])
  expect((await endAtOnce()).rowCount).toBe(1)
  expect(await as(user, (tx) => lockSession(tx, hashToken(newToken())))).toBe(false)
})

test.each<[unknown, boolean]>([
  [newToken(), true],
  [randomBytes(32).toString('base64url'), true],
  [`${'a'.repeat(41)}-_`, true],
  ['a'.repeat(42), false],
  ['a'.repeat(44), false],
  [` ${'a'.repeat(43)}`, false],
  [`${'a'.repeat(43)}\n`, false],
  [`${'a'.repeat(42)}=`, false],
  [`${'a'.repeat(42)}+`, false],
  [['a'.repeat(43)], false],
  [undefined, false],
  ['', false],
])('%j can be a token: %s', (value, expected) => expect(isToken(value)).toBe(expected))

test('every token is unique, and its hash is its SHA-256', () => {
  expect(newToken()).not.toBe(newToken())
  expect(hashToken('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})
