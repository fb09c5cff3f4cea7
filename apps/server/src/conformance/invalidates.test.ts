import { inspectPackageAsAdmin } from '@wohlauf/contract/course-packages/course-packages-as-admin'
import { inspectPackageAsManager } from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { type AnyOperation, namesOfStaleQueries } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { type EffectiveSample, effectiveSamples } from './effective-samples.ts'
import { byName } from './every-operation.ts'
import { fingerprint } from './fingerprint.ts'
import { sampleFiles } from './sample-input.ts'
import { takeSnapshot } from './snapshot.ts'
import { type Answer, answersFor, clientsOf, needsNoRefetch } from './stale-answers.ts'
import { createWorld } from './world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)
const restore = await takeSnapshot(testServer)
// The world is older than any command: a time that a command updates is different.
testServer.clock.advance(60_000)

/** Every successful call writes an audit entry, whether or not it changed anything else. */
const AUDIT = ['audit_entry']

const answersBefore = new Map<string, Map<string, Promise<Answer>>>()

/** Most commands begin with the same rows, and so with the same answers. */
const knownIn = (rows: Record<string, string>) => {
  const state = JSON.stringify(rows)
  const answers = answersBefore.get(state) ?? new Map<string, Promise<Answer>>()
  answersBefore.set(state, answers)
  return answers
}

/**
 * @returns the names of the queries whose answers the command has made stale, including those that it has opened or
 * closed
 */
const staleAfter = async (operation: AnyOperation, sample: EffectiveSample) => {
  const { input, callOptions } = sample
  const about = { ...input, ...sample.about }
  const clients = await clientsOf(testServer, world, operation, callOptions.token)
  const files = await sampleFiles(operation)
  const rows = await fingerprint(testServer.adminPool, AUDIT)
  const before = await answersFor(testServer, world, clients, operation, about, knownIn(rows))
  // Many calls from one network would be throttled.
  await testServer.adminPool.query('DELETE FROM login_throttle; DELETE FROM rate_limit')
  const { status, headers } = await testServer.call(operation, input, { ...callOptions, files })
  expect(status, 'conformance/preparations needs an input that succeeds').toBe(200)
  expect(
    await fingerprint(testServer.adminPool, AUDIT),
    'conformance/preparations needs an input that changes something',
  ).not.toEqual(rows)

  const newToken = headers['auth-token']
  // A login: the client drops every cached answer of the previous user.
  if (newToken && operation.audience === 'anyone') return []
  const after = await answersFor(
    testServer,
    world,
    newToken ? clients.map((client) => ({ ...client, token: newToken })) : clients,
    operation,
    about,
  )
  return [...after].flatMap(([key, is]) => {
    const was = before.get(key)
    return was && was.text !== is.text && !needsNoRefetch(operation, was, is) ? [is.query.name] : []
  })
}

/** Inspecting a package sends a file, and changes nothing: `hostile-packages.test.ts`. */
const LOOKING: readonly AnyOperation[] = [inspectPackageAsManager, inspectPackageAsAdmin]

const changing = OPERATIONS.filter(
  (operation) =>
    (operation.kind === 'command' || operation.kind === 'upload') && !LOOKING.includes(operation),
)

describe.each(byName(changing))('%s', (_, operation) => {
  test('invalidates exactly the answers that it makes stale', async () => {
    const stale = new Set<string>()
    for (const sampleFor of effectiveSamples(testServer, operation)) {
      await restore()
      for (const name of await staleAfter(operation, await sampleFor(world))) stale.add(name)
    }
    const listedNames = namesOfStaleQueries(operation)
    expect([...stale].filter((name) => !listedNames.includes(name)).sort(), 'not listed').toEqual([])
    expect(
      listedNames.filter((name) => !stale.has(name)),
      'listed, but no sample changes it',
    ).toEqual([])
  })
})
