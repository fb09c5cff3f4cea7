import { onTestFinished, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { connectAsAdmin, whileLocked } from './admin-connection.ts'
import { START_WAIT_LIMIT } from './small-steps.ts'

test('an index is made concurrently under the lock of a migration: PostgreSQL waits for no snapshot of the lock', async () => {
  const testServer = await startTestServer()
  onTestFinished(testServer.stop)
  const client = await connectAsAdmin(testServer.adminUrl)
  onTestFinished(() => client.end())
  await client.query(`CREATE TABLE of_test (id integer); SET lock_timeout = '30s'`)
  await whileLocked(testServer.adminUrl, START_WAIT_LIMIT, () =>
    client.query('CREATE INDEX CONCURRENTLY of_test_id ON of_test (id)'),
  )
})
