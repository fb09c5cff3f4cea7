import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createReaders } from '../../testing/content/readers.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { inTenant } from '../database/transaction.ts'
import { countedPeople } from './counted-people.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('of accounts with one mailbox the oldest counts, and none if one is of staff; disabled ones do not', async () => {
  const { app, user } = await createManager(testServer)
  const elsewhere = await createManager(testServer)
  const create = async (readers: Omit<Parameters<typeof createReaders>[2], 'people'> = {}) =>
    (await createReaders(testServer, app, { people: 1, ...readers }))[0]
  const tagged = (address: string) => address.replace('@', '+%@')
  const alone = await create()
  await create({ emailAddress: 'eine+zwei@lesen.example', since: '2020-01-03T12:00:00Z' })
  const oldest = await create({ emailAddress: 'eine@lesen.example', since: '2020-01-02T12:00:00Z' })
  await create({ emailAddress: 'eine+eins@lesen.example', isDisabled: true })
  await create({ emailAddress: tagged(user.emailAddress) })
  const ofOtherStaff = await create({ emailAddress: tagged(elsewhere.user.emailAddress) })
  const { rows } = await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    tx.execute<{ id: string; counts_from: string }>(sql`SELECT * FROM ${countedPeople} AS person`),
  )
  expect(rows.map(({ id }) => id).sort()).toEqual([alone, oldest, ofOtherStaff].sort())
  expect(new Date(rows.find(({ id }) => id === oldest)?.counts_from ?? '')).toEqual(
    new Date('2020-02-01T12:00:00Z'),
  )
})

test('of staff that was disabled no further account counts', async () => {
  const { app, user } = await createManager(testServer)
  await testServer.adminPool.query('UPDATE app_user SET is_disabled = true WHERE id = $1', [user.id])
  await createReaders(testServer, app, { people: 3, emailAddress: user.emailAddress.replace('@', '+%@') })
  const { rows } = await inTenant(testServer.pool, { appId: app.appId, userId: null, reach: 'app' }, (tx) =>
    tx.execute(sql`SELECT * FROM ${countedPeople} AS person`),
  )
  expect(rows).toEqual([])
})
