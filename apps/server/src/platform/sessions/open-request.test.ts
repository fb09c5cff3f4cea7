import { FEATURES } from '@wohlauf/contract/values/features'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { openTestRows } from '../../testing/database/test-rows.ts'
import { duringChange } from '../../testing/during-change.ts'
import { SCHEMAS } from '../database/function-schemas.ts'
import type { Tx } from '../database/transaction.ts'
import { openRequest } from './open-request.ts'
import type { RequestScope } from './request-scope.ts'
import { hashToken, newToken } from './token.ts'

const rows = await openTestRows()
afterAll(rows.end)
const { adminPool, clock, pool } = rows
const app = await rows.createApp({
  title: 'Gesund Essen',
  appStoreLink: 'https://apps.example/1',
  otherHosts: ['andere.test'],
})
const elsewhere = await rows.createApp({ features: [] })

const open = <T>(
  host: string,
  token: string | null,
  work: (tx: Tx, opened: RequestScope | null) => Promise<T>,
  access: { isReadOnly?: boolean } = {},
) => {
  const tokenHash = token === null ? null : hashToken(token)
  return openRequest(pool, { host, tokenHash, now: clock.now(), ...access }, work)
}
/** The opening of a command, which must be the same as that of a query. */
const openedFor = async (host: string, token: string | null = null) => {
  const opened = await open(host, token, async (_, scope) => scope)
  expect(await open(host, token, async (_, scope) => scope, { isReadOnly: true })).toEqual(opened)
  return opened
}

/** The binding of a command, which must be the same as that of a query. */
const bindingOf = async (token: string | null, host = app.host) => {
  const read = async (tx: Tx) => {
    const { rows: settings } = await tx.execute(sql`SELECT nullif(current_setting('app.id', true), '') AS app,
      current_setting('app.user_id', true) AS "user", current_setting('app.reach', true) AS reach,
      current_setting('app.sponsor_id', true) AS sponsor`)
    return settings[0]
  }
  const binding = await open(host, token, read)
  expect(await open(host, token, read, { isReadOnly: true })).toEqual(binding)
  return binding
}

test('a host leads to its app with all its public settings', async () => {
  const settings = {
    appId: app.appId,
    appTitle: 'Gesund Essen',
    appPreventionType: 'NUTRITION',
    appStyle: 'default',
    appHost: app.host,
    appEnabledFeatures: [...FEATURES],
    appStoreLink: 'https://apps.example/1',
    playStoreLink: null,
    appScale: null,
    appNightScale: null,
    appLogo: null,
    optionalLegalTexts: [],
    hasAccessibilityStatement: false,
  }
  for (const host of [app.host, 'andere.test', 'ANDERE.test'])
    expect(await openedFor(host)).toEqual({
      app: settings,
      isInMaintenance: false,
      lowestShellVersion: null,
      user: null,
      contentVersion: null,
      prefetched: {},
    })
  expect(await openedFor(elsewhere.host)).toMatchObject({
    app: { appId: elsewhere.appId, appEnabledFeatures: [], appStoreLink: null },
  })
  expect(await openedFor('unknown.test')).toBeNull()
})

test('returns the app’s own colour and logo', async () => {
  const brandedApp = await rows.createApp()
  const logoId = '01990000-0000-4000-8000-000000000001'
  await adminPool.query(
    `INSERT INTO app_branding (app_id, colour, logo_id, logo_width, logo_height) VALUES ($1, '#5b2a86', $2, 300, 100)`,
    [brandedApp.appId, logoId],
  )
  const opened = await openedFor(brandedApp.host)
  expect([opened?.app.appScale?.length, opened?.app.appScale?.[6]]).toEqual([10, '#5b2a86'])
  expect(opened?.app.appLogo).toEqual({
    url: `/api/files/logos/${brandedApp.appId}/${logoId}.png`,
    width: 300,
    height: 100,
  })
})

test('returns the maintenance state', async () => {
  const closedApp = await rows.createApp({ isInMaintenance: true })
  expect(await openedFor(closedApp.host)).toMatchObject({ isInMaintenance: true })
})

test('a token of the app leads to its user, a foreign or unknown one to none', async () => {
  const user = await rows.createUser({ app, hasCompletedOnboarding: false, healthConsentVersion: 'v1' })
  const token = await rows.signIn(user)
  const expected = {
    id: user.id,
    role: 'ROLE_USER',
    sponsorId: null,
    hasCompletedOnboarding: false,
    isDisabled: false,
    registeredAt: expect.any(Date),
    sessionId: expect.any(String),
    lastSeenAt: clock.now(),
    provedAt: clock.now(),
    healthConsentVersion: 'v1',
    isImpersonated: false,
  }
  expect((await openedFor(app.host, token))?.user).toEqual(expected)
  expect((await openedFor(elsewhere.host, token))?.user).toBeNull()
  expect((await openedFor(app.host, newToken()))?.user).toBeNull()
  const admin = await rows.createAdmin()
  await adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE user_id = $2', [
    admin.id,
    user.id,
  ])
  expect((await openedFor(app.host, token))?.user).toEqual({ ...expected, isImpersonated: true })
})

test('a request sees the rows that its caller may see', async () => {
  const { sponsorId } = await rows.createSponsor(app)
  const asRole = async (fields: Omit<Parameters<typeof rows.createUser>[0], 'app'>) => {
    const user = await rows.createUser({ app, ...fields })
    return { user: user.id, token: await rows.signIn(user) }
  }
  const [learner, manager, ofSponsor, disabled] = [
    await asRole({}),
    // The sponsor of another role has no effect.
    await asRole({ role: 'ROLE_APP_MANAGER', sponsorId }),
    await asRole({ role: 'ROLE_SPONSOR_MANAGER', sponsorId }),
    await asRole({ role: 'ROLE_SPONSOR_MANAGER', sponsorId, isDisabled: true }),
  ]
  const own = (fields: object) => ({ app: app.appId, sponsor: '', ...fields })
  expect(await bindingOf(null)).toEqual(own({ user: '', reach: 'none' }))
  expect(await bindingOf(learner.token)).toEqual(own({ user: learner.user, reach: 'own' }))
  expect(await bindingOf(manager.token)).toEqual(own({ user: manager.user, reach: 'manager' }))
  expect(await bindingOf(ofSponsor.token)).toEqual(
    own({ user: ofSponsor.user, reach: 'sponsor', sponsor: sponsorId }),
  )
  expect(await bindingOf(disabled.token)).toEqual(own({ user: '', reach: 'none' }))
  expect((await bindingOf(learner.token, 'unknown.test'))?.app).toBeNull()
})

test('a session ends when it was idle for too long', async () => {
  const token = await rows.signIn(await rows.createUser({ app, role: 'ROLE_APP_MANAGER' }))
  clock.advance(12 * 3_600_000 - 1)
  expect((await openedFor(app.host, token))?.user).not.toBeNull()
  clock.advance(1)
  expect((await openedFor(app.host, token))?.user).toBeNull()
})

test('opening under the lock waits for a change of the account, returns its result, and locks the account', async () => {
  const user = await rows.createUser({ app })
  const opening = { host: app.host, tokenHash: hashToken(await rows.signIn(user)), now: clock.now() }
  const tryToHold = async () =>
    (await adminPool.query('SELECT FROM app_user WHERE id = $1 FOR NO KEY UPDATE SKIP LOCKED', [user.id]))
      .rowCount
  const change = {
    text: `UPDATE app_user SET health_consent_version = 'v2' WHERE id = $1`,
    values: [user.id],
  }
  const opened = await duringChange(rows, [change], () =>
    openRequest(pool, { ...opening, isLocking: true }, async (_tx, scope) => ({
      found: scope,
      isFree: await tryToHold(),
    })),
  )
  expect(opened).toMatchObject({ isFree: 0, found: { user: { id: user.id, healthConsentVersion: 'v2' } } })
  expect(await tryToHold()).toBe(1)
  expect(await openRequest(pool, opening, tryToHold)).toBe(1)
  const elsewhereOpening = { ...opening, host: elsewhere.host, isLocking: true }
  expect(
    await openRequest(pool, elsewhereOpening, async (_, scope) => [scope?.user, await tryToHold()]),
  ).toEqual([null, 1])
})

test('the opening returns the app’s content version', async () => {
  const before = (await openedFor(app.host))?.contentVersion
  await adminPool.query(
    `INSERT INTO habit (app_id, title, min_runtime_weeks, introduction) VALUES ($1, 'Neu', 1, '')`,
    [app.appId],
  )
  const after = (await openedFor(app.host))?.contentVersion
  expect(after).toEqual(expect.any(String))
  expect(after).not.toBe(before)
  expect((await openedFor(elsewhere.host))?.contentVersion).toBeNull()
})

test('a read-only request is read-only in the database, one that may write is not', async () => {
  const one = { host: app.host, tokenHash: null, now: clock.now() }
  const settingOf = (isReadOnly: boolean) =>
    openRequest(pool, { ...one, isReadOnly }, async (tx) => {
      const { rows } = await tx.execute<{ transaction_read_only: string }>('SHOW transaction_read_only')
      return rows[0]?.transaction_read_only
    })
  expect([await settingOf(true), await settingOf(false)]).toEqual(['on', 'off'])
})

test('a query that reads nothing of its own sends nothing but the opening, another one begins with its first statement', async () => {
  const statements: string[] = []
  const spied = new Set<pg.PoolClient>()
  const record = (client: pg.PoolClient) => {
    if (spied.has(client)) return
    spied.add(client)
    const query = client.query.bind(client) as (...fields: unknown[]) => unknown
    client.query = ((statement: string | { text: string }, ...fields: unknown[]) => {
      statements.push(typeof statement === 'string' ? statement : statement.text)
      return query(statement, ...fields)
    }) as typeof client.query
  }
  pool.on('acquire', record)
  const OPENING = expect.stringContaining(`${SCHEMAS.resolver}.open_requests`)
  await open(app.host, null, async () => null, { isReadOnly: true })
  expect(statements).toEqual([OPENING])
  statements.length = 0
  await open(app.host, null, (tx) => tx.execute(sql`SELECT 1`), { isReadOnly: true })
  expect(statements).toEqual([
    OPENING,
    expect.stringMatching(/^BEGIN READ ONLY; SET LOCAL app\.id/),
    'SELECT 1',
    'COMMIT',
  ])
  pool.off('acquire', record)
})
