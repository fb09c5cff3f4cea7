import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import type { AnyOperation, Audience } from '@wohlauf/contract/operation'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { ROLES } from '@wohlauf/contract/values/features'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMITTED_ROLES } from '../../../testing/database/admitted-roles.ts'
import type { SignedInUser } from '../../sessions/request-scope.ts'
import { isWriting, refuseAdminAdmission, refuseAdmission, type ShellOfRequest } from './admission.ts'
import type { SignedInAdmin } from './handler.ts'

/** The rule itself; `conformance/requests/admission.test.ts` shows that every operation uses it. */

const NOW = new Date('2026-03-04T10:00:00Z')

const operation = (fields: Partial<AnyOperation> = {}): AnyOperation => ({
  kind: 'query',
  name: 'test/test-query',
  audience: 'user',
  method: 'POST',
  path: '/api/test/test-query',
  files: {},
  limits: [],
  input: z.object({}),
  output: z.object({}),
  ...fields,
})

const user = (fields: Partial<SignedInUser> = {}): SignedInUser => ({
  id: 'user',
  sessionId: 'session',
  role: 'ROLE_USER',
  sponsorId: null,
  hasCompletedOnboarding: true,
  isDisabled: false,
  registeredAt: new Date('2026-03-01T10:00:00Z'),
  lastSeenAt: new Date('2026-03-04T10:00:00Z'),
  provedAt: NOW,
  healthConsentVersion: HEALTH_DATA_CONSENT.version,
  isImpersonated: false,
  ...fields,
})

const APP: AppSettings = {
  appId: 'app',
  appTitle: 'App',
  appPreventionType: 'NUTRITION',
  appStyle: 'default',
  appHost: 'app.test',
  appEnabledFeatures: ['BLOG'],
  appStoreLink: null,
  playStoreLink: null,
  appScale: null,
  appNightScale: null,
  appLogo: null,
  optionalLegalTexts: [],
}

const BROWSER: ShellOfRequest = { version: null, lowestOfAll: null }

const refusalOf = (
  fields: Partial<AnyOperation>,
  caller: SignedInUser | null = user(),
  isInMaintenance = false,
  shell: ShellOfRequest = BROWSER,
) => {
  const openedScope = {
    app: APP,
    user: caller,
    isInMaintenance,
    lowestShellVersion: '1.4.7',
    contentVersion: null,
    prefetched: {},
  }
  return refuseAdmission(operation(fields), openedScope, shell, NOW)
}
const nameOf = (...args: Parameters<typeof refusalOf>) => refusalOf(...args)?.name ?? null

describe.each(Object.entries(ADMITTED_ROLES))('an operation for %s', (audience, admitted) => {
  test.each(ROLES)('admits %s only where the audience says so', (role) => {
    const expected = admitted.includes(role) ? null : 'not-allowed'
    expect(nameOf({ audience: audience as Audience }, user({ role }))).toBe(expected)
  })

  test('requires a session of an account that is not disabled, unless it is for anyone', () => {
    const isForAnyone = audience === 'anyone'
    const fields = { audience: audience as Audience }
    expect(nameOf(fields, null)).toBe(isForAnyone ? null : 'authentication-required')
    const disabledOutcomes = ROLES.map((role) => nameOf(fields, user({ role, isDisabled: true })))
    expect(disabledOutcomes).toEqual(ROLES.map(() => (isForAnyone ? null : 'user-disabled')))
  })
})

test('an operation for admins returns not-found on an app’s host, for any caller', () => {
  for (const caller of [null, ...ROLES.map((role) => user({ role }))])
    expect(nameOf({ audience: 'admin' }, caller)).toBe('not-found')
})

test('maintenance refuses every call, with the time of the next attempt', () => {
  for (const audience of ['anyone', 'user', 'admin'] as const)
    expect(refusalOf({ audience }, user(), true)).toMatchObject({
      name: 'maintenance',
      retryAfterSeconds: 60,
    })
})

test.each<[ShellOfRequest, boolean]>([
  [BROWSER, false],
  [{ version: null, lowestOfAll: '2' }, false],
  [{ version: '1.4.7', lowestOfAll: null }, false],
  [{ version: '1.4.6', lowestOfAll: null }, true],
  [{ version: '1.4.6', lowestOfAll: '1.4.5' }, true],
  [{ version: '1.4.8', lowestOfAll: '1.4.9' }, true],
  [{ version: '1.4.9', lowestOfAll: '1.4.9' }, false],
])('the native app %o is too old in an app that takes 1.4.7: %s', (shell, isOutdated) => {
  const refusalName = (fields: Partial<AnyOperation>, caller: SignedInUser | null = user()) =>
    refusalOf(fields, caller, false, shell)?.name === 'shell-outdated'
  for (const kind of ['query', 'command', 'upload', 'download'] as const)
    expect(refusalName({ kind })).toBe(isOutdated)
  // Checked before any statement about the session.
  expect([refusalName({}, null), refusalName({ audience: 'anyone' }, null)]).toEqual([isOutdated, isOutdated])
  expect(refusalName({ audience: 'anyone', isOpenToOutdatedShells: true })).toBe(false)
})

test('an operation of a disabled feature is refused, also without a session', () => {
  expect(nameOf({ feature: 'BLOG' })).toBeNull()
  expect(nameOf({ feature: 'RECIPES' })).toBe('feature-not-enabled')
  expect(nameOf({ audience: 'anyone', feature: 'RECIPES' }, null)).toBe('feature-not-enabled')
})

test.each([
  [HEALTH_DATA_CONSENT.version, null],
  ['2020-01-01', 'health-consent-required'],
  [null, 'health-consent-required'],
])('health data with the consent %s: %s', (healthConsentVersion, expected) => {
  expect(nameOf({ needsHealthConsent: true }, user({ healthConsentVersion }))).toBe(expected)
  expect(nameOf({}, user({ healthConsentVersion }))).toBeNull()
})

test('health data without a session are refused, not stored', () => {
  expect(nameOf({ audience: 'anyone', needsHealthConsent: true }, null)).toBe('health-consent-required')
})

test('a query that may write counts as writing', () => {
  expect([
    isWriting(operation({ kind: 'query', mayWrite: true })),
    isWriting(operation({ kind: 'query' })),
  ]).toEqual([true, false])
  const visitedUser = user({ isImpersonated: true })
  expect(nameOf({ kind: 'query', mayWrite: true }, visitedUser)).toBe('visit-is-read-only')
})

const WRITES = { query: false, download: false, command: true, upload: true }

describe.each(Object.entries(WRITES))('a %s', (name, writes) => {
  const kind = name as AnyOperation['kind']

  test(`is ${writes ? 'refused' : 'answered'} in a visit by an admin`, () => {
    const visitedUser = user({ isImpersonated: true })
    expect(isWriting(operation({ kind }))).toBe(writes)
    const expected = writes ? 'visit-is-read-only' : null
    expect(nameOf({ kind }, visitedUser)).toBe(expected)
    expect(nameOf({ kind, audience: 'anyone' }, visitedUser)).toBe(expected)
    expect(nameOf({ kind, isAllowedInVisit: true }, visitedUser)).toBeNull()
    expect([nameOf({ kind }), nameOf({ kind, audience: 'anyone' }, null)]).toEqual([null, null])
  })
})

test('operations reserved for the owner are refused in a visit', () => {
  expect(nameOf({ isOwnersOnly: true }, user({ isImpersonated: true }))).toBe('not-allowed')
  expect(nameOf({ isOwnersOnly: true })).toBeNull()
})

test('session comes before role, role before visit, visit before feature, feature before consent', () => {
  const all = {
    kind: 'command',
    audience: 'manager',
    feature: 'RECIPES',
    needsHealthConsent: true,
  } as const
  const visitedUser = user({ isImpersonated: true, healthConsentVersion: null })
  expect(nameOf(all, null)).toBe('authentication-required')
  expect(nameOf(all, visitedUser)).toBe('not-allowed')
  expect(nameOf({ ...all, audience: 'learner' }, visitedUser)).toBe('visit-is-read-only')
  expect(nameOf({ ...all, audience: 'learner' }, { ...visitedUser, isImpersonated: false })).toBe(
    'feature-not-enabled',
  )
})

const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)

test('a fresh login is required after ten minutes, and comes last', () => {
  const fields = { needsFreshLogin: true } as const
  const cases = [0, 10, 10.01, 600].map((minutes) => nameOf(fields, user({ provedAt: minutesAgo(minutes) })))
  expect(cases).toEqual([null, null, 'fresh-login-required', 'fresh-login-required'])
  const old = user({ provedAt: minutesAgo(11) })
  expect(nameOf({}, old)).toBe(null)
  expect(nameOf({ ...fields, audience: 'app-manager' }, old)).toBe('not-allowed')
  expect(nameOf({ ...fields, feature: 'RECIPES' }, old)).toBe('feature-not-enabled')
})

const admin = (fields: Partial<SignedInAdmin> = {}): SignedInAdmin => ({
  id: 'admin',
  emailAddress: 'admin@wohlauf.example',
  lastSeenAt: NOW,
  provedAt: NOW,
  hasSecondFactor: true,
  needsSecondFactor: false,
  ...fields,
})
const nameForAdmin = (fields: Partial<AnyOperation>, caller: SignedInAdmin | null) =>
  refuseAdminAdmission(operation({ audience: 'admin', ...fields }), caller, NOW)?.name ?? null

test('an admin needs a session, the second factor where it is required, then a fresh login', () => {
  expect(nameForAdmin({}, null)).toBe('authentication-required')
  expect(nameForAdmin({ audience: 'anyone' }, null)).toBe(null)
  expect(nameForAdmin({}, admin())).toBe(null)
  const missing = admin({ needsSecondFactor: true, provedAt: minutesAgo(11) })
  expect(nameForAdmin({}, missing)).toBe('second-factor-missing')
  expect(nameForAdmin({ needsFreshLogin: true }, missing)).toBe('second-factor-missing')
  const setup = { isOpenBeforeSecondFactor: true, needsFreshLogin: true } as const
  expect(nameForAdmin(setup, missing)).toBe('fresh-login-required')
  expect(nameForAdmin(setup, { ...missing, provedAt: minutesAgo(10) })).toBe(null)
  expect(nameForAdmin({ needsFreshLogin: true }, admin({ provedAt: minutesAgo(10.01) }))).toBe(
    'fresh-login-required',
  )
})
