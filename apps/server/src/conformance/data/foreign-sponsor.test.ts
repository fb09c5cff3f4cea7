import { randomUUID } from 'node:crypto'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { ROLES, type Role } from '@wohlauf/contract/values/features'
import { afterAll, describe, expect, test } from 'vitest'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { rolesAdmittedBy } from '../../testing/database/admitted-roles.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { byName, EVERY_OPERATION, isOnAdminSite } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { probes } from '../probes.ts'
import { sampleFiles, sampleInput } from '../sample-input.ts'
import { createWorld } from '../world.ts'
import { createForeignRows } from './foreign-rows.ts'
import { leavesOf, withLeaf } from './leaves.ts'
import { createOtherSponsor } from './other-sponsor.ts'

// Every call x every role x the ids of another sponsor of the same app, and of another app. The rows that the sample
// input names show which fields have ids of a sponsor's rows.

const testServer = await startTestServer({ moreHandlers: probes })
afterAll(testServer.stop)
const world = await createWorld(testServer)
const { app, sponsor } = world
const other = await createOtherSponsor(testServer, app)
const elsewhere = await createWorld(testServer)
const rows = await createForeignRows(testServer)

const TOKENS: Record<Role, string> = {
  ROLE_USER: world.tokens.learner ?? '',
  ROLE_APP_MANAGER: world.tokens['app-manager'] ?? '',
  ROLE_SPONSOR_MANAGER: world.tokens['sponsor-manager'] ?? '',
}

const ask = async (operation: AnyOperation, input: object, token: string | null) => {
  await testServer.adminPool.query('DELETE FROM rate_limit')
  const files = await sampleFiles(operation)
  return testServer.call(operation, input, { host: app.host, token, files })
}

/** The status and refusal when the caller may not use an id. */
const refusalFor = (operation: AnyOperation, role: Role): [number, string] =>
  isOnAdminSite(operation) || rolesAdmittedBy(operation).includes(role)
    ? [404, 'not-found']
    : [403, 'not-allowed']

/** The fields of an operation's input that name an existing row, with its table. */
const referencesOf = (operation: AnyOperation) => {
  const input = sampleInput(operation, world)
  return leavesOf(input).flatMap((path) => {
    const table = rows.tableOf(path.value)
    return table ? [{ ...path, table }] : []
  })
}

const withReferences = EVERY_OPERATION.filter((operation) => referencesOf(operation).length > 0)
const withReferencesToSponsors = withReferences.filter((operation) =>
  referencesOf(operation).some(({ table }) => rows.isOfSponsors(table)),
)

type Attempt = { field: string; role: Role; input: object; unknown: object; refusal: [number, string] }

const attemptsAt = async (
  operation: AnyOperation,
  idsOf: (table: string) => Promise<string[]>,
  roles: (table: string) => readonly Role[],
): Promise<Attempt[]> => {
  const attempts: Attempt[] = []
  for (const { keys, table } of referencesOf(operation))
    for (const id of await idsOf(table))
      for (const role of roles(table))
        attempts.push({
          field: `${keys.join('.')}: ${table}`,
          role,
          input: withLeaf(sampleInput(operation, world), keys, id),
          unknown: withLeaf(sampleInput(operation, world), keys, randomUUID()),
          refusal: refusalFor(operation, role),
        })
  return attempts
}

/** All are refused like an unknown id, and nothing has changed. */
const expectRefused = async (operation: AnyOperation, attempts: readonly Attempt[]) => {
  expect(attempts.length).toBeGreaterThan(0)
  const before = await fingerprint(testServer.adminPool)
  for (const { field, role, input, unknown, refusal } of attempts) {
    const answer = await ask(operation, input, TOKENS[role])
    expect([field, role, answer.status, answer.refusal?.identifier]).toEqual([field, role, ...refusal])
    const ofNothing = await ask(operation, unknown, TOKENS[role])
    expect(ofNothing.body).toEqual(answer.body)
  }
  expect(await fingerprint(testServer.adminPool)).toEqual(before)
}

describe.each(byName(withReferencesToSponsors))('%s', (_, operation) => {
  test("refuses everybody another sponsor's ids, except for the app's managers", async () => {
    const attempts = await attemptsAt(
      operation,
      async (table) => (rows.isOfSponsors(table) ? rows.ofSponsor(table, other) : []),
      (table) => (rows.isForManagers(table) ? ROLES.filter((role) => role !== 'ROLE_APP_MANAGER') : ROLES),
    )
    await expectRefused(operation, attempts)
  })
})

describe.each(byName(withReferences))('%s', (_, operation) => {
  test("refuses everybody another app's ids", async () => {
    const attempts = await attemptsAt(
      operation,
      (table) => rows.ofApp(table, elsewhere.app.appId),
      () => ROLES,
    )
    await expectRefused(operation, attempts)
  })
})

const ofManagers = withReferencesToSponsors.filter(({ audience }) =>
  ['manager', 'app-manager'].includes(audience),
)

test.each(byName(ofManagers))("%s is open to the app's managers for each sponsor", async (_, operation) => {
  const { sponsorId, seats } = await testServer.createSponsor(app, { statuses: ['INVITED'] })
  const ids: Record<string, string | undefined> = { sponsor: sponsorId, seat: seats[0]?.seatId }
  const input = referencesOf(operation)
    .filter(({ table }) => rows.isOfSponsors(table))
    .reduce<object>(
      (values, { keys, table, value }) => withLeaf(values, keys, ids[table] ?? value),
      sampleInput(operation, world),
    )
  const { status, refusal } = await ask(operation, input, TOKENS.ROLE_APP_MANAGER)
  expect([status, refusal]).toEqual([200, null])
})

test.each(byName(EVERY_OPERATION.filter((operation) => !isOnAdminSite(operation))))(
  '%s refuses everybody who names a person of another sponsor as the caller',
  async (_, operation) => {
    const before = await fingerprint(testServer.adminPool)
    for (const role of ROLES)
      for (const userId of [other.learner.id, other.manager.id]) {
        const answer = await ask(operation, { ...sampleInput(operation, world), userId }, TOKENS[role])
        expect([role, answer.status, answer.refusal?.identifier]).toEqual([role, 403, 'not-allowed'])
      }
    expect(await fingerprint(testServer.adminPool)).toEqual(before)
  },
)

const reading = EVERY_OPERATION.filter((operation) => !isWriting(operation) && !isOnAdminSite(operation))

test.each(byName(reading))('%s reveals nothing about a sponsor to others', async (_, operation) => {
  for (const token of [null, TOKENS.ROLE_USER, TOKENS.ROLE_SPONSOR_MANAGER]) {
    const { bytes } = await ask(operation, sampleInput(operation, world), token)
    expect(other.marks.filter((mark) => bytes.includes(mark))).toEqual([])
  }
})

test("a sponsor's own manager sees each canary that is hidden from everyone else", async () => {
  let answers = ''
  for (const operation of reading.filter(({ audience }) => audience === 'manager' || audience === 'user')) {
    const own = referencesOf(operation).reduce<object>(
      (values, { keys, table }) =>
        withLeaf(values, keys, table === 'sponsor' ? other.sponsorId : randomUUID()),
      sampleInput(operation, world),
    )
    // All seats, not only those that the sample looks for.
    const input = { ...own, status: undefined, search: undefined }
    answers += (await ask(operation, input, other.managerToken)).bytes.toString()
  }
  expect(other.marks.filter((mark) => !answers.includes(mark))).toEqual([])
})

test('there are operations of each kind to test', () => {
  expect(withReferencesToSponsors.length).toBeGreaterThan(25)
  expect(ofManagers.length).toBeGreaterThan(10)
  expect(rows.tableOf(sponsor.sponsorId)).toBe('sponsor')
  expect(rows.tableOf(randomUUID())).toBe(undefined)
})
