import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { runToEnd } from '../testing/run-to-end.ts'
import { startTestServer } from '../testing/test-server.ts'

const testServer = await startTestServer()
const dataDir = mkdtempSync(join(tmpdir(), 'wohlauf-users-'))
afterAll(async () => {
  await testServer.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

test('PgBouncer gets the passwords with which both roles of requests log in, and no others', async () => {
  const { output } = await runToEnd('cli/pgbouncer-users.ts', [], {
    DATA_DIR: dataDir,
    SECRET_KEY: testServer.secretKey,
  })
  const users = [...output.matchAll(/^"(\w+)" "(\w+)"$/gm)].map(([, user, password]) => ({ user, password }))
  expect(users.map(({ user }) => user)).toEqual(['wohlauf_runtime', 'wohlauf_platform'])
  expect(output.trim().split('\n')).toHaveLength(2)
  for (const { user = '', password = '' } of users) {
    const url = Object.assign(new URL(testServer.adminUrl), { username: user, password })
    const client = new pg.Client({ connectionString: url.href })
    await client.connect()
    expect((await client.query('SELECT current_user AS name')).rows).toEqual([{ name: user }])
    await client.end()
  }
})
