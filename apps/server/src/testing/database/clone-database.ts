import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDistributedDatabase } from './distributed-database.ts'

export type TestDatabase = { adminUrl: string; secretKey: string; drop: () => Promise<void> }

/** Shared by all test files of a worker: opening a connection takes as long as some of the tests. */
let openAdmin: pg.Pool | undefined

const adminOf = (adminUrl: string): pg.Pool => {
  openAdmin ??= new pg.Pool({
    connectionString: adminUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  }).on('error', () => {})
  return openAdmin
}

/** A new database, migrated and empty. */
export const cloneDatabase = async (): Promise<TestDatabase> => {
  const { adminUrl, secretKey, template, isDistributed } = inject('database')
  if (isDistributed) return createDistributedDatabase(adminUrl)
  const admin = adminOf(adminUrl)
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`)
  // Permissions on the database itself are not copied; the migration has set them on the template.
  await admin.query(`REVOKE TEMP ON DATABASE ${name} FROM PUBLIC`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    adminUrl: url.href,
    secretKey,
    drop: async () => void (await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}
