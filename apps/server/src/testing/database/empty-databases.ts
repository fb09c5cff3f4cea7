import { randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Creates empty databases, like on another machine, beside that of a test's server. */
export const createEmptyDatabases = ({ adminPool, adminUrl }: { adminPool: pg.Pool; adminUrl: string }) => {
  const names: string[] = []
  return {
    /** Returns the address of a new database. */
    create: async (): Promise<string> => {
      const name = `empty_${randomBytes(6).toString('hex')}`
      names.push(name)
      await adminPool.query(`CREATE DATABASE ${name} TEMPLATE template0`)
      const url = new URL(adminUrl)
      url.pathname = `/${name}`
      return url.href
    },
    drop: async (): Promise<void> => {
      for (const name of names) await adminPool.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    },
  }
}
