import { type AnyOperation, pathWith } from '@wohlauf/contract/operation'
import { FEATURES, ROLES, type Role } from '@wohlauf/contract/values/features'
import { afterAll, describe, expect, test } from 'vitest'
import { hashToken } from '../../platform/sessions/token.ts'
import { rolesAdmittedBy } from '../../testing/database/admitted-roles.ts'
import { ADMIN_HOST } from '../../testing/hosts.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, callOptionsOf, EVERY_OPERATION, isOnAdminSite } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { probes } from '../probes.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer({ moreHandlers: probes })
afterAll(testServer.stop)
const world = await createWorld(testServer)

/** A new session for each call, because one of the calls logs out. */
const signIn = async (role: Role) => testServer.signIn(await testServer.createUser({ app: world.app, role }))

const ofApps = EVERY_OPERATION.filter((operation) => !isOnAdminSite(operation))

const ask = (operation: AnyOperation, callOptions: { host?: string; token?: string | null } = {}) =>
  testServer.send({
    method: operation.method,
    url: operation.path,
    ...callOptionsOf(operation, world),
    ...callOptions,
  })

describe.each(byName(ofApps))('%s', (_, operation) => {
  test.each(ROLES)('admits or refuses %s as its audience says', async (role) => {
    const { status, refusal } = await ask(operation, { token: await signIn(role) })
    const isAdmitted = rolesAdmittedBy(operation).includes(role)
    if (isAdmitted) expect([401, 403]).not.toContain(status)
    else expect([status, refusal?.identifier]).toEqual([403, 'not-allowed'])
  })

  test('returns 404 on the admin site, unless it belongs to both sites', async () => {
    const { status, refusal } = await ask(operation, { host: ADMIN_HOST, token: world.tokens.admin })
    if (operation.site === 'both') expect(status).toBe(200)
    else expect([status, refusal?.identifier]).toEqual([404, 'not-found'])
  })

  test('returns 404 on an unknown host', async () => {
    for (const host of [
      'unknown.test',
      'app-1.test.unknown.test',
      'localhost:1',
      '127.0.0.1',
      "a'b",
      'ä.test',
    ]) {
      const { status, refusal } = await ask(operation, { host })
      expect([status, refusal?.identifier]).toEqual([404, 'unknown-host'])
    }
  })
})

test.each(byName(EVERY_OPERATION.filter(isOnAdminSite)))(
  '%s returns 404 on the host of an app',
  async (_, operation) => {
    for (const token of [null, world.tokens.admin, world.tokens.learner]) {
      const { status, refusal } = await ask(operation, { host: world.app.host, token })
      expect([status, refusal?.identifier]).toEqual([404, 'not-found'])
    }
  },
)

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

test.each(byName(EVERY_OPERATION))('%s returns 404 for any other method', async (_, operation) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  const before = await fingerprint(testServer.adminPool)
  for (const method of METHODS.filter((each) => each !== operation.method)) {
    const { status, headers } = await testServer.send({
      method,
      url: pathWith(operation, input),
      ...(['GET', 'HEAD', 'OPTIONS'].includes(method) ? {} : { payload: input }),
      ...callOptions,
    })
    expect([method, status, headers['auth-token']]).toEqual([method, 404, undefined])
  }
  expect(await fingerprint(testServer.adminPool)).toEqual(before)
})

// `packages-from-admins.test.ts` tests the features of the app in which an admin acts.
const withFeature = EVERY_OPERATION.filter(
  ({ feature, isWithinApp }) => feature !== undefined && !isWithinApp,
)

describe.each(byName(withFeature))('%s', (_, operation) => {
  test('requires its feature and no other', async () => {
    const others = FEATURES.filter((feature) => feature !== operation.feature)
    for (const [features, isOn] of [
      [others, false],
      [[], false],
      [operation.feature ? [operation.feature] : [], true],
    ] as const) {
      const app = await testServer.createApp({ features })
      const role = rolesAdmittedBy(operation)[0] ?? 'ROLE_USER'
      const token = await testServer.signIn(await testServer.createUser({ app, role }))
      const { refusal } = await ask(operation, { host: app.host, token })
      expect(refusal?.identifier === 'feature-not-enabled').toBe(!isOn)
      const stranger = await ask(operation, { host: app.host, token: null })
      expect(stranger.status).toBe(operation.audience === 'anyone' ? 403 : 401)
    }
  })
})

const ownersOnly = EVERY_OPERATION.filter(({ isOwnersOnly }) => isOwnersOnly)

test.each(byName(ownersOnly))('%s is refused in a visit by an admin', async (_, operation) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  const { rowCount } = await testServer.adminPool.query(
    'UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2',
    [(await testServer.createAdmin()).id, hashToken(callOptions.token ?? '')],
  )
  expect(rowCount).toBe(1)
  const { status, refusal } = await testServer.call(operation, input, callOptions)
  expect([status, refusal?.identifier]).toEqual([403, 'not-allowed'])
})

const storesHealthData = EVERY_OPERATION.filter(({ needsHealthConsent }) => needsHealthConsent)

test.each(byName(storesHealthData))('%s requires consent to the current version', async (_, operation) => {
  for (const healthConsentVersion of [null, '2020-01-01']) {
    const user = await testServer.createUser({ app: world.app, healthConsentVersion })
    const { refusal } = await ask(operation, { token: await testServer.signIn(user) })
    expect(refusal?.identifier).toBe('health-consent-required')
  }
  const { refusal } = await ask(operation, { token: world.tokens.learner })
  expect(refusal?.identifier).not.toBe('health-consent-required')
})

test('the contract has operations of each kind to test', () => {
  for (const kind of [withFeature, ownersOnly, storesHealthData]) expect(kind.length).toBeGreaterThan(0)
})
