/** Slow: a PostgreSQL of its own is migrated by another role. */
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../../composition/migrate.ts'
import { REQUIRED_DATABASE } from '../../../composition/required-database.ts'
import { startOwnCluster } from '../../../testing/database/own-cluster.ts'
import { ROLES } from '../roles.ts'
import { findProtectionGaps } from './self-check.ts'

const cluster = await startOwnCluster()
afterAll(cluster.drop)

const at = (database: string, user?: string) => {
  const url = new URL(cluster.adminUrl)
  url.pathname = `/${database}`
  if (user) [url.username, url.password] = [user, 'geheim']
  return url.href
}

const as = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

test('migrates with an administrator who is not a superuser, in a database of another name', async () => {
  await as(at('template1'), async (client) => {
    // Starts without our roles: they belong to the whole PostgreSQL server, and only their creator may change
    // them.
    await client.query('DROP DATABASE postgres WITH (FORCE)')
    await client.query(`DROP ROLE ${Object.values(ROLES).join(', ')}`)
    await client.query(`CREATE ROLE boss LOGIN CREATEROLE PASSWORD 'geheim'`)
    await client.query('CREATE DATABASE coaching_7 OWNER boss')
  })
  const url = at('coaching_7', 'boss')
  await migrate(url, cluster.secretKey)
  await migrate(url, cluster.secretKey)
  expect(await as(url, (client) => findProtectionGaps(client, REQUIRED_DATABASE))).toEqual([])
  await as(at('coaching_7'), (client) => client.query('ALTER ROLE wohlauf_runtime BYPASSRLS'))
  await expect(migrate(url, cluster.secretKey)).rejects.toThrow(/goes around row-level security/)
})
