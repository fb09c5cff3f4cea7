import { FEATURES, type Role } from '@wohlauf/contract/values/features'
import { anotherSession } from '../apps/server/src/conformance/fresh-rows.ts'
import { createWorld, type World } from '../apps/server/src/conformance/world.ts'
import { hashToken } from '../apps/server/src/platform/sessions/token.ts'
import { ADMIN_HOST } from '../apps/server/src/testing/hosts.ts'
import { createFullPerson, type FullPerson } from '../apps/server/src/testing/people/full-person.ts'
import type { TestUser } from '../apps/server/src/testing/people/people.ts'
import type { TestServer } from '../apps/server/src/testing/test-server.ts'
import type { Standing } from './expectation.ts'

export type Caller = Standing & {
  kind: string
  host: string
  token: string | null
  /** Returns a token of another caller of the same kind, for operations that end their session or account. */
  spare: () => Promise<string | null>
  /** The worlds whose ids count as the caller's own and as foreign. */
  own: World
  foreign: World
  /** Owners (as in `canaries.ts`) whose data must not appear in an answer to this caller. */
  mayNotSee: readonly string[]
}

/** Owners (as in `canaries.ts`) of the first person's data. */
const FIRST = ['A1', 'A1 in private']

export type Cast = {
  callers: Caller[]
  a: World
  b: World
  featureless: World
  /** A second person with data in every table, in app A. */
  second: FullPerson
  otherSponsorId: string
}

/** @returns the id of another seat of the world's sponsor */
const anotherSeat = async ({ adminPool }: TestServer, { sponsor, tenantIds }: World): Promise<string> => {
  const { rows } = await adminPool.query('SELECT id FROM seat WHERE sponsor_id = $1 AND id <> $2 LIMIT 1', [
    sponsor.sponsorId,
    tenantIds.usedSeatId,
  ])
  return rows[0]?.id ?? ''
}

/** Creates three tenants, two people with data in every table in the first one, and the sixteen kinds of callers. */
export const createCast = async (testServer: TestServer): Promise<Cast> => {
  const [a, b, featureless] = [
    await createWorld(testServer),
    await createWorld(testServer),
    await createWorld(testServer),
  ]
  await testServer.adminPool.query(`UPDATE app SET enabled_features = '{}' WHERE app_id = $1`, [
    featureless.app.appId,
  ])
  const second = await createFullPerson(testServer, 'Zweite', a.app)
  const { sponsorId: otherSponsorId, seats: otherSeats } = await testServer.createSponsor(a.app, {
    availableSeats: 5,
    statuses: ['INVITED'],
  })
  const seenFromA = ['B', 'featureless', 'other sponsor']

  const user = (options: Partial<Parameters<typeof testServer.createUser>[0]> = {}) =>
    testServer.createUser({ app: a.app, ...options })
  const sessionOf = async (options: Partial<Parameters<typeof testServer.createUser>[0]> = {}) =>
    testServer.signIn(await user(options))
  const sessionThen = async (owner: TestUser, statement: string, ...values: unknown[]) => {
    const token = await testServer.signIn(owner)
    await testServer.adminPool.query(statement, [hashToken(token), ...values])
    return token
  }
  const adminId = (await testServer.createAdmin()).id
  const visitOf = (owner: TestUser) =>
    sessionThen(owner, 'UPDATE session SET impersonator_admin_id = $2 WHERE token_hash = $1', adminId)
  const expired = (owner: TestUser) =>
    sessionThen(owner, `UPDATE session SET expires_at = now() - interval '1 hour' WHERE token_hash = $1`)
  const revoked = (owner: TestUser) => sessionThen(owner, 'DELETE FROM session WHERE token_hash = $1')

  const inA = {
    site: 'app' as const,
    host: a.app.host,
    features: FEATURES,
    own: a,
    // Another tenant; `others` below also use the first person's rows in the same tenant.
    foreign: b,
    hasConsent: true,
  }
  const nobody = { ...inA, role: null, mayNotSee: [...seenFromA, ...FIRST, 'A2'] }
  const learner = { ...inA, role: 'ROLE_USER' as Role, mayNotSee: [...seenFromA, ...FIRST, 'A2'] }
  const others = { ...learner, foreign: { ...b, ownIds: a.ownIds } }
  const manager = { ...inA, role: 'ROLE_APP_MANAGER' as Role, mayNotSee: [...seenFromA, ...FIRST, 'A2'] }
  const sponsors = { ...manager, role: 'ROLE_SPONSOR_MANAGER' as Role }
  const ofOtherSponsor: World = {
    ...a,
    tenantIds: { ...a.tenantIds, sponsorId: otherSponsorId, usedSeatId: otherSeats[0]?.seatId ?? '' },
  }
  const fromB = {
    ...learner,
    host: b.app.host,
    own: b,
    foreign: a,
    mayNotSee: ['A', ...FIRST, 'A2', 'featureless'],
  }
  const secondsSession = await anotherSession(testServer, second.user)

  const kinds: (Omit<Caller, 'token'> & { token: string | null })[] = [
    { ...nobody, kind: 'anonymous', token: null, spare: async () => null },
    {
      ...learner,
      kind: 'learner A1',
      mayNotSee: [...seenFromA, 'A2'],
      token: a.tokens.learner,
      spare: () => sessionOf(),
    },
    {
      ...others,
      kind: 'learner A2 of the same app',
      mayNotSee: [...seenFromA, ...FIRST],
      own: { ...a, ownIds: { ...a.ownIds, sessionId: secondsSession } },
      token: second.as.token,
      spare: () => sessionOf(),
    },
    {
      ...others,
      kind: 'learner before the introduction',
      token: await sessionOf({ hasCompletedOnboarding: false }),
      spare: () => sessionOf({ hasCompletedOnboarding: false }),
    },
    {
      ...fromB,
      kind: 'learner of app B',
      token: b.tokens.learner,
      spare: async () => testServer.signIn(await testServer.createUser({ app: b.app })),
    },
    {
      ...sponsors,
      kind: 'manager of sponsor S1',
      // Revokes the seat of its own ids.
      own: { ...a, tenantIds: { ...a.tenantIds, usedSeatId: await anotherSeat(testServer, a) } },
      foreign: ofOtherSponsor,
      token: a.tokens['sponsor-manager'],
      spare: () => sessionOf({ role: 'ROLE_SPONSOR_MANAGER', sponsorId: a.sponsor.sponsorId }),
    },
    {
      ...sponsors,
      kind: 'manager of sponsor S2',
      mayNotSee: ['B', 'featureless', ...FIRST, 'A2'],
      own: ofOtherSponsor,
      foreign: a,
      token: await sessionOf({ role: 'ROLE_SPONSOR_MANAGER', sponsorId: otherSponsorId }),
      spare: () => sessionOf({ role: 'ROLE_SPONSOR_MANAGER', sponsorId: otherSponsorId }),
    },
    {
      ...manager,
      kind: 'manager of app A',
      // Sees all sponsors of the app.
      mayNotSee: manager.mayNotSee.filter((whose) => whose !== 'other sponsor'),
      token: a.tokens['app-manager'],
      spare: () => sessionOf({ role: 'ROLE_APP_MANAGER' }),
    },
    {
      ...fromB,
      kind: 'manager of app B',
      role: 'ROLE_APP_MANAGER',
      token: b.tokens['app-manager'],
      spare: async () =>
        testServer.signIn(await testServer.createUser({ app: b.app, role: 'ROLE_APP_MANAGER' })),
    },
    {
      ...inA,
      kind: 'admin',
      site: 'admin',
      host: ADMIN_HOST,
      role: 'admin',
      mayNotSee: [],
      token: a.tokens.admin,
      spare: async () => testServer.signInAdmin(await testServer.createAdmin()),
    },
    {
      ...learner,
      kind: 'visit of A1',
      isVisit: true,
      mayNotSee: [...seenFromA, 'A1 in private', 'A2'],
      token: await visitOf(a.learner),
      spare: () => visitOf(a.learner),
    },
    {
      ...nobody,
      kind: 'expired session',
      token: await expired(a.learner),
      spare: () => expired(a.learner),
    },
    {
      ...nobody,
      kind: 'revoked session',
      token: await revoked(a.learner),
      spare: () => revoked(a.learner),
    },
    {
      ...learner,
      kind: 'disabled user',
      isDisabled: true,
      token: await sessionOf({ isDisabled: true }),
      spare: () => sessionOf({ isDisabled: true }),
    },
    {
      ...learner,
      kind: 'learner of an app without features',
      features: [],
      host: featureless.app.host,
      own: featureless,
      foreign: a,
      mayNotSee: ['A', ...FIRST, 'A2', 'B'],
      token: featureless.tokens.learner,
      spare: async () => testServer.signIn(await testServer.createUser({ app: featureless.app })),
    },
    {
      ...others,
      kind: 'learner without consent',
      hasConsent: false,
      token: await sessionOf({ healthConsentVersion: null }),
      spare: () => sessionOf({ healthConsentVersion: null }),
    },
  ]
  return { callers: kinds, a, b, featureless, second, otherSponsorId }
}
