import { randomBytes } from 'node:crypto'
import { runAsAdmin } from '../people/run-as-admin.ts'

/**
 * Creates empty databases, like on another machine, beside that of a test's server. Creating and dropping one waits for a
 * checkpoint, on a busy machine longer than the server's own connections allow.
 */
export const createEmptyDatabases = ({ adminUrl }: { adminUrl: string }) => {
  const names: string[] = []
  return {
    /** Returns the address of a new database. */
    create: async (): Promise<string> => {
      const name = `empty_${randomBytes(6).toString('hex')}`
      names.push(name)
      await runAsAdmin(adminUrl, `CREATE DATABASE ${name} TEMPLATE template0`)
      const url = new URL(adminUrl)
      url.pathname = `/${name}`
      return url.href
    },
    drop: async (): Promise<void> => {
      for (const name of names) await runAsAdmin(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
