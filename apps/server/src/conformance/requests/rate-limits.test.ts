import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { namedLimits, RATE_LIMITS, type RateLimitName } from '@wohlauf/contract/rate-limits'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { isOnAdminSite } from '../every-operation.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

/**
 * Every limit stated by an operation is applied to it: its caller learns when to retry, and no other caller is
 * affected.
 */

const testServer = await startTestServer({ environment: { TRUST_PROXY: '127.0.0.1' } })
afterAll(testServer.stop)
const world = await createWorld(testServer)
const elsewhere = await createWorld(testServer)

const limited = OPERATIONS.flatMap((operation) =>
  namedLimits(operation.limits).map(({ name, field }) => ({
    operation,
    name,
    field,
    called: operation.name,
  })),
)
type Limited = (typeof limited)[number]
type Arranged = {
  input: Record<string, unknown>
  callOptions: { host: string; token: string | null; headers?: Record<string, string> }
}

const HERE = '203.0.113.1'
const userOf = async (token: string | null) => {
  const { rows } = await testServer.adminPool.query(
    `SELECT user_id AS id FROM session WHERE token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  )
  return rows[0]?.id ?? ''
}

/** The subject that a limit counts for a call. */
const subjectOf = async ({ name, field }: Limited, { input, callOptions }: Arranged): Promise<string> =>
  ({
    user: await userOf(callOptions.token),
    network: HERE,
    app: world.app.appId,
    address: `${world.app.appId} ${input[field ?? '']}`,
  })[RATE_LIMITS[name].per]

/** An equivalent call with a subject that the limit counts separately. */
const callOfAnother = async ({ operation, name, field }: Limited): Promise<Arranged & { from: string }> => {
  const { per } = RATE_LIMITS[name]
  const { input, callOptions } = await arrange(testServer, per === 'app' ? elsewhere : world, operation)
  if (per === 'address' && field)
    return { input: { ...input, [field]: 'andere@firma.example' }, callOptions, from: HERE }
  if (per !== 'user') return { input, callOptions, from: per === 'network' ? '203.0.113.2' : HERE }
  // Only their owner may name goals.
  if ('userGoalProgresses' in input)
    return { ...(await arrange(testServer, elsewhere, operation)), from: HERE }
  // The call was arranged for an owner of its own.
  if (operation.isOwnersOnly) return { input, callOptions, from: HERE }
  const role = operation.audience.endsWith('manager') ? 'ROLE_APP_MANAGER' : 'ROLE_USER'
  const token = await testServer.signIn(await testServer.createUser({ app: world.app, role }))
  return { input, callOptions: { ...callOptions, token }, from: HERE }
}

const send = async (operation: AnyOperation, { input, callOptions }: Arranged, from = HERE) => {
  const { status, refusal, headers } = await testServer.call(operation, input, {
    ...callOptions,
    headers: { ...callOptions.headers, 'x-forwarded-for': from },
    files: await sampleFiles(operation),
  })
  return { status, identifier: refusal?.identifier, retryAfter: headers['retry-after'] }
}

/** Leaves room for exactly one call; for kibibytes, the size of the largest upload here. */
const leftForOne = (name: RateLimitName) => ('unit' in RATE_LIMITS[name] ? 100 : 1)

describe.each(limited)('$called, limited by $name', (each) => {
  const { operation, name } = each
  const { max, minutes, refusal } = { refusal: 'too-many-requests' as const, ...RATE_LIMITS[name] }

  test('allows the stated number of calls, then refuses with the time to wait, and does not affect other callers', async () => {
    // Both are arranged first, because arranging resets the counters.
    const one = await arrange(testServer, world, operation)
    const { from, ...another } = await callOfAnother(each)
    const take = async (amount: number) =>
      testServer.services.limits.take(name, await subjectOf(each, one), testServer.clock.now(), amount)
    await take(max - leftForOne(name))
    expect((await send(operation, one)).status).toBe(200)
    await take(leftForOne(name))
    expect(await send(operation, one)).toEqual({
      status: REFUSALS[refusal].status,
      identifier: refusal,
      retryAfter: String(minutes * 60),
    })
    expect(REFUSALS[refusal].status).toBe(429)
    expect((await send(operation, another, from)).status).toBe(200)
  })
})

const takenByHandlers = OPERATIONS.flatMap((operation) =>
  (operation.limitsInHandler ?? []).map((name) => ({ operation, name, called: operation.name })),
)

const counters = async (): Promise<number> => {
  const { rows } = await testServer.adminPool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM rate_limit',
  )
  return rows[0]?.count ?? 0
}

test.each(takenByHandlers)('the handler of $called takes from $name, as stated', async ({ operation }) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  // Otherwise the same message would be a retry, which is not confirmed again.
  await testServer.adminPool.query('DELETE FROM rate_limit; DELETE FROM pgboss.job')
  expect((await send(operation, { input, callOptions })).status).toBe(200)
  expect(await counters()).toBe(operation.limits.length + (operation.limitsInHandler?.length ?? 0))
})

test('every limit belongs to an operation, and every upload has its own', () => {
  const statedNames = limited.map(({ name }) => name)
  const inHandlers = takenByHandlers.map(({ name }) => name)
  expect(new Set([...statedNames, ...inHandlers])).toEqual(new Set(Object.keys(RATE_LIMITS)))
  for (const { kind, limits, audience } of OPERATIONS)
    if (kind === 'upload')
      expect(limits.slice(0, 2)).toEqual(
        audience === 'learner'
          ? ['upload-of-user', 'upload-kibibyte-of-user']
          : ['upload-to-app', 'upload-kibibyte-to-app'],
      )
})

test('a limit is stated only where the operation has its subject', () => {
  for (const { operation, name, field } of limited) {
    const { per } = RATE_LIMITS[name]
    if (per === 'user') expect(operation.audience).not.toBe('anyone')
    if (field) expect(Object.keys(operation.input.shape)).toContain(field)
    if (!isOnAdminSite(operation)) continue
    // The limit counts the files of admins alone, for the app of the upload.
    expect([operation.name, operation.kind, per]).toEqual([operation.name, 'upload', 'app'])
    expect(Object.keys(operation.input.shape)).toContain('appId')
  }
})
