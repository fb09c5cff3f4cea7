import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../composition/migrate.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

test('a migration finds a distributed database prepared, and refuses to change one that is not', async () => {
  await migrate(testServer.adminUrl, testServer.secretKey)
  await testServer.adminPool.query('ALTER TABLE app_user DISABLE ROW LEVEL SECURITY')
  await expect(migrate(testServer.adminUrl, testServer.secretKey)).rejects.toThrow('npm run distribute')
})
