import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { runAsAdmin } from './run-as-admin.ts'

export type TestDatabase = { adminUrl: string; secretKey: string; drop: () => Promise<void> }

/** A new database, migrated and empty. */
export const cloneDatabase = async (): Promise<TestDatabase> => {
  const { adminUrl, secretKey, template } = inject('database')
  const name = `test_${randomBytes(6).toString('hex')}`
  await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template}`)
  // Permissions on the database itself are not copied; the migration has set them on the template.
  await runAsAdmin(adminUrl, `REVOKE TEMP ON DATABASE ${name} FROM PUBLIC`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    adminUrl: url.href,
    secretKey,
    drop: async () => void (await runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}
