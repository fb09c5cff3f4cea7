import { getAuthenticatedImpersonation, logout } from '@wohlauf/contract/authentication/authentication'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { afterAll, describe, expect, test } from 'vitest'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { hashToken } from '../../platform/sessions/token.ts'
import { createFullPerson } from '../../testing/people/full-person.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName, EVERY_OPERATION, isOnAdminSite } from '../every-operation.ts'
import { fingerprint } from '../fingerprint.ts'
import { probes } from '../probes.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

const testServer = await startTestServer({ moreHandlers: probes })
afterAll(testServer.stop)
const world = await createWorld(testServer)
const admin = await testServer.createAdmin()

/** A call that would succeed, made by an admin in a visit of the caller's account. */
const callInVisit = async (operation: AnyOperation) => {
  const { input, callOptions } = await arrange(testServer, world, operation)
  const token =
    callOptions.token ?? (await testServer.signIn(await testServer.createUser({ app: world.app })))
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
    admin.id,
    hashToken(token),
  ])
  // Long enough for the owner's next request to be recorded as the last use.
  testServer.clock.advance(6 * 60_000)
  const before = await fingerprint(testServer.adminPool)
  const { status, refusal } = await testServer.call(operation, input, {
    ...callOptions,
    token,
    files: await sampleFiles(operation),
  })
  const after = await fingerprint(testServer.adminPool)
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = NULL, last_seen_at = $1', [
    testServer.clock.now(),
  ])
  return { answer: refusal ? [status, refusal.identifier] : status, before, after }
}

const ofApps = EVERY_OPERATION.filter((operation) => !isOnAdminSite(operation))
const closedOperations = ofApps.filter((operation) => isWriting(operation) && !operation.isAllowedInVisit)
const reading = ofApps.filter((operation) => !isWriting(operation) && !operation.isOwnersOnly)

describe.each(byName(closedOperations))('%s', (_, operation) => {
  test('is refused in a visit and changes nothing', async () => {
    const { answer, before, after } = await callInVisit(operation)
    expect(answer).toEqual([403, operation.isOwnersOnly ? 'not-allowed' : 'visit-is-read-only'])
    expect(after).toEqual(before)
  })
})

describe.each(byName(reading))('%s', (_, operation) => {
  test('succeeds in a visit and changes nothing', async () => {
    const { answer, before, after } = await callInVisit(operation)
    expect(answer).toBe(200)
    expect(after).toEqual(before)
  })
})

test('no answer in a visit contains a word that the account’s owner has written', async () => {
  const person = await createFullPerson(testServer, 'Privatperson', world.app)
  const token = await testServer.signIn(person.user)
  await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
    admin.id,
    hashToken(token),
  ])
  const { rows } = await testServer.adminPool.query<{ words: string }>(
    `SELECT "trigger" AS words FROM habit_intent WHERE user_id = $1
     UNION ALL SELECT description FROM nutrition_diary_entry WHERE user_id = $1
     UNION ALL SELECT title FROM user_goal WHERE user_id = $1`,
    [person.user.id],
  )
  const wordsOfOwner = rows.map(({ words }) => words)
  expect(wordsOfOwner).toHaveLength(3)
  for (const operation of reading) {
    const { input } = await arrange(testServer, world, operation)
    const { bytes } = await testServer.call(operation, input, { host: world.app.host, token })
    for (const words of wordsOfOwner)
      expect([operation.name, bytes.includes(words)]).toEqual([operation.name, false])
  }
})

test('a visit may end itself or be followed by another one, and write nothing else', () => {
  const allowed = ofApps.filter((operation) => operation.isAllowedInVisit)
  expect(new Set(allowed)).toEqual(new Set([logout, getAuthenticatedImpersonation]))
})
