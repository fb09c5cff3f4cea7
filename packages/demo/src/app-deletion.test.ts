import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { acrossTenants } from '../../../apps/server/src/platform/database/transaction.ts'
import { app } from '../../../apps/server/src/platform/tenancy/tables.ts'
import { createFullPerson } from '../../../apps/server/src/testing/people/full-person.ts'
import { startTestServer } from '../../../apps/server/src/testing/test-server.ts'
import { DEMO_APPS, SPONSORED_APP } from './apps.ts'
import { fillDemoWorld } from './fill-demo-world.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
await fillDemoWorld(
  { pool: testServer.pool, services: testServer.services, clock: testServer.clock.now },
  3000,
  DEMO_APPS.filter((demo) => demo === SPONSORED_APP),
)
const { rows: demoApps } = await testServer.adminPool.query<{ app_id: string }>('SELECT app_id FROM app')
const demoAppId = demoApps[0]?.app_id ?? ''

const { rows: tenantTables } = await testServer.adminPool.query<{ name: string }>(
  `SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'app_id'`,
)

/** The tables that contain rows of an app. */
const tablesWith = async (appId: string): Promise<string[]> => {
  const tables: string[] = []
  for (const { name } of tenantTables) {
    const { rowCount } = await testServer.adminPool.query(`SELECT FROM "${name}" WHERE app_id = $1 LIMIT 1`, [
      appId,
    ])
    if (rowCount) tables.push(name)
  }
  return tables.sort()
}

const fillAnother = async () => {
  const other = await testServer.createApp()
  await createFullPerson(testServer, `Person${other.title.replace(/\D/g, '')}`, other)
  return other.appId
}

test.each([
  [
    'by the role across tenants',
    (appId: string) =>
      acrossTenants(testServer.services.platformPool, 'a test deletes an app', (tx) =>
        tx.delete(app).where(eq(app.appId, appId)),
      ),
  ],
  [
    "by the database's owner",
    (appId: string) => testServer.adminPool.query('DELETE FROM app WHERE app_id = $1', [appId]),
  ],
])('one statement %s deletes an app with all its data, and nothing of another', async (_, remove) => {
  const [deletedApp, other] = [await fillAnother(), await fillAnother()]
  const before = await tablesWith(other)
  expect(before).toEqual(
    expect.arrayContaining(['content_element', 'habit_intent', 'module', 'seat', 'session']),
  )
  await remove(deletedApp)
  expect(await tablesWith(deletedApp)).toEqual([])
  expect(await tablesWith(other)).toEqual(before)
})

test('one statement deletes an app of the demo world', async () => {
  const filledTables = await tablesWith(demoAppId)
  expect(filledTables).toEqual(
    expect.arrayContaining([
      'content_element',
      'document',
      'habit_intent',
      'image',
      'module',
      'seat',
      'stored_file',
    ]),
  )
  await testServer.adminPool.query('DELETE FROM app WHERE app_id = $1', [demoAppId])
  expect(await tablesWith(demoAppId)).toEqual([])
})
