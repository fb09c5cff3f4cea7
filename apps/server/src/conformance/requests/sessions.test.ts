import { randomBytes } from 'node:crypto'
import { getAuthenticatedAdmin, getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { afterAll, describe, expect, test } from 'vitest'
import { acrossTenants, inTenant } from '../../platform/database/transaction.ts'
import { endSession } from '../../platform/sessions/sessions.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { byName, callOptionsOf, EVERY_OPERATION, isOnAdminSite } from '../every-operation.ts'
import { probes } from '../probes.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer({ moreHandlers: probes })
afterAll(testServer.stop)
const world = await createWorld(testServer)
const elsewhere = await createWorld(testServer)
const [MINUTE_MS, HOUR_MS, DAY_MS] = [60_000, 3_600_000, 86_400_000]

const ROLE = {
  'app-manager': 'ROLE_APP_MANAGER',
  'sponsor-manager': 'ROLE_SPONSOR_MANAGER',
  manager: 'ROLE_APP_MANAGER',
} as const

const guarded = EVERY_OPERATION.filter(({ audience }) => audience !== 'anyone')
const ofApps = guarded.filter((operation) => !isOnAdminSite(operation))
const ofAdmins = guarded.filter(isOnAdminSite)

type Guarded = (typeof guarded)[number]

/** The answer to a token, with otherwise valid input. */
const answerTo = (operation: Guarded, token: string | null) =>
  testServer.send({
    method: operation.method,
    url: operation.path,
    ...callOptionsOf(operation, world),
    token,
  })

const freshUser = (operation: Guarded, app = world.app) => {
  const role = operation.audience in ROLE ? ROLE[operation.audience as keyof typeof ROLE] : 'ROLE_USER'
  return testServer.createUser({ app, role })
}

const expectLoggedOut = async (operation: Guarded, token: string | null) => {
  const { status, refusal } = await answerTo(operation, token)
  expect([status, refusal?.identifier]).toEqual([401, 'authentication-required'])
}

describe.each(byName(guarded))('%s', (_, operation) => {
  test('requires a session, and rejects a malformed or unknown token', async () => {
    const unknown = randomBytes(32).toString('base64url')
    for (const token of [
      null,
      'abc',
      `${unknown}=`,
      `${unknown}${unknown}`,
      unknown.replace(/^./, '$'),
      unknown,
    ])
      await expectLoggedOut(operation, token)
  })
})

describe.each(byName(ofApps))('%s', (_, operation) => {
  test('accepts a session of this app until it ends', async () => {
    const user = await freshUser(operation)
    const token = await testServer.signIn(user)
    expect((await answerTo(operation, token)).status).not.toBe(401)
    await inTenant(testServer.pool, { appId: world.app.appId, userId: user.id, reach: 'own' }, (tx) =>
      endSession(tx, hashToken(token)),
    )
    await expectLoggedOut(operation, token)
  })

  test('refuses a session that was idle for too long, or is too old in spite of its use', async () => {
    const user = await freshUser(operation)
    const [idle, usedSession] = [await testServer.signIn(user), await testServer.signIn(user)]
    // A little less than a session may be idle.
    const step = user.role === 'ROLE_USER' ? 13 * DAY_MS : 11.5 * HOUR_MS
    const life = user.role === 'ROLE_USER' ? 90 * DAY_MS : 7 * DAY_MS
    for (let age = step; age < life; age += step) {
      testServer.clock.advance(step)
      expect((await testServer.call(getAuthenticatedUser, {}, { token: usedSession })).status).toBe(200)
    }
    await expectLoggedOut(operation, idle)
    expect((await answerTo(operation, usedSession)).status).not.toBe(401)
    testServer.clock.advance(step)
    await expectLoggedOut(operation, usedSession)
  })

  test("refuses another app's session on this host", async () => {
    await expectLoggedOut(operation, await testServer.signIn(await freshUser(operation, elsewhere.app)))
  })

  test('refuses the session of an admin', async () => {
    await expectLoggedOut(operation, await testServer.signInAdmin(await testServer.createAdmin()))
  })

  test('tells a disabled user the reason', async () => {
    const user = await freshUser(operation)
    const token = await testServer.signIn(user)
    await testServer.adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [user.id])
    const { status, refusal } = await answerTo(operation, token)
    expect([status, refusal?.identifier]).toEqual([401, 'user-disabled'])
  })

  test("answers 401 with the app's settings and without data of a user", async () => {
    const { body } = await answerTo(operation, null)
    expect(body).toMatchObject({ appId: world.app.appId, appTitle: world.app.title, appHost: world.app.host })
    expect(body).not.toHaveProperty('user')
  })
})

describe.each(byName(ofAdmins))('%s', (_, operation) => {
  test('accepts an admin session until it ends, is idle or old, or its admin is disabled', async () => {
    const admin = await testServer.createAdmin()
    const signIn = () => testServer.signInAdmin(admin)
    const inPlatform = <T>(work: Parameters<typeof acrossTenants<T>>[2]) =>
      acrossTenants(testServer.services.platformPool, 'a test changes an admin', work)

    const endedSession = await signIn()
    expect((await answerTo(operation, endedSession)).status).not.toBe(401)
    await inPlatform((tx) => endSession(tx, hashToken(endedSession), 'admin'))
    await expectLoggedOut(operation, endedSession)

    const [idle, usedSession] = [await signIn(), await signIn()]
    const step = 29
    for (let minutes = step; minutes < 12 * 60; minutes += step) {
      testServer.clock.advance(step * MINUTE_MS)
      expect((await testServer.call(getAuthenticatedAdmin, {}, { token: usedSession })).status).toBe(200)
    }
    await expectLoggedOut(operation, idle)
    testServer.clock.advance(step * MINUTE_MS)
    await expectLoggedOut(operation, usedSession)

    const disabledSession = await signIn()
    await testServer.adminPool.query('UPDATE admin_user SET is_disabled = true WHERE id = $1', [admin.id])
    await expectLoggedOut(operation, disabledSession)
  })

  test("refuses an app's session", async () => {
    for (const role of ['ROLE_USER', 'ROLE_APP_MANAGER', 'ROLE_SPONSOR_MANAGER'] as const)
      await expectLoggedOut(
        operation,
        await testServer.signIn(await testServer.createUser({ app: world.app, role })),
      )
  })
})
