import { getImpersonationUrlForUserAsAdmin } from '@wohlauf/contract/administration/administration'
import { getAuthenticatedImpersonation, login, logout } from '@wohlauf/contract/authentication/authentication'
import { createHabitAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { afterAll, describe, expect, test } from 'vitest'
import { isWriting } from '../../platform/http/mount/admission.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { arrange } from '../arrange.ts'
import { byName } from '../every-operation.ts'
import { COUNTERS, fingerprint } from '../fingerprint.ts'
import { sampleFiles } from '../sample-input.ts'
import { createWorld } from '../world.ts'

/** No answer before the commit of its writes: a commit that fails is an error for the caller. */

const testServer = await startTestServer()
afterAll(testServer.stop)
const world = await createWorld(testServer)
const { adminPool } = testServer

// While the gate is closed, every commit that has written a row fails. The sequence counts the attempts:
// unlike rows, it is not rolled back.
await adminPool.query(`
  CREATE SCHEMA gate;
  CREATE TABLE gate.state (is_closed boolean NOT NULL);
  INSERT INTO gate.state VALUES (false);
  CREATE SEQUENCE gate.attempts;
  CREATE FUNCTION gate.refuse_commit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
  BEGIN
    IF (SELECT is_closed FROM gate.state) THEN PERFORM nextval('gate.attempts'); RAISE 'the gate is closed'; END IF;
    RETURN NULL;
  END $$`)
const { rows: tables } = await adminPool.query<{ name: string }>(
  `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> ALL ($1)`,
  [COUNTERS],
)
for (const { name } of tables)
  await adminPool.query(`CREATE CONSTRAINT TRIGGER gate AFTER INSERT OR UPDATE OR DELETE ON public."${name}"
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION gate.refuse_commit()`)

const setGate = (isClosed: boolean) => adminPool.query('UPDATE gate.state SET is_closed = $1', [isClosed])
const attempts = async () => {
  const { rows } = await adminPool.query('SELECT last_value, is_called FROM gate.attempts')
  return rows[0].is_called ? Number(rows[0].last_value) : 0
}

type Arranged = Awaited<ReturnType<typeof arrange>>

const callAtClosedGate = async (operation: (typeof OPERATIONS)[number], { input, callOptions }: Arranged) => {
  const files = await sampleFiles(operation)
  const [rows, before] = [await fingerprint(adminPool), await attempts()]
  await setGate(true)
  const { status, headers } = await testServer.call(operation, input, { ...callOptions, files })
  await setGate(false)
  return {
    status,
    promised: [headers['auth-token'], headers['clear-site-data']],
    hasTried: (await attempts()) > before,
    isChanged: JSON.stringify(await fingerprint(adminPool)) !== JSON.stringify(rows),
  }
}

/**
 * Promises neither the token of a session that does not exist, nor the header that clears the storage of one that
 * still does.
 */
const FAILED = { status: 500, promised: [undefined, undefined], hasTried: true, isChanged: false }

describe.each(byName(OPERATIONS.filter(isWriting)))('%s', (_, operation) => {
  test('answers only after the commit', async () => {
    const call = await callAtClosedGate(operation, await arrange(testServer, world, operation))
    expect(call).toMatchObject(call.hasTried ? FAILED : { status: 200, isChanged: false })
  })
})

test.each(
  byName([createHabitAsManager, login, getImpersonationUrlForUserAsAdmin, getAuthenticatedImpersonation]),
)('%s fails with its commit', async (_, operation) => {
  expect(await callAtClosedGate(operation, await arrange(testServer, world, operation))).toMatchObject(FAILED)
})

test('a logout that fails with its commit does not clear the browser’s storage', async () => {
  const { input, callOptions } = await arrange(testServer, world, logout)
  const token = await testServer.signIn(world.learner)
  const call = await callAtClosedGate(logout, { input, callOptions: { ...callOptions, token } })
  expect(call).toMatchObject(FAILED)
})
