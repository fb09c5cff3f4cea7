import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { StartError } from '../../platform/base/config/start-error.ts'
import { connectAsAdmin } from '../../platform/database/migration/admin-connection.ts'
import { loadEmbeddedDatabase } from '../optional-packages.ts'

export type Scratch = {
  adminUrl: string
  /** The folder of its files. */
  folder: string
  remove: () => Promise<void>
}

const NAME = 'wohlauf_verify_'

/** Logs nothing: it only matters whether this machine can run a PostgreSQL. */
const startBeside = async (folder: string) => {
  const { startEmbeddedDatabase } = await loadEmbeddedDatabase()
  const log = { debug: () => {}, warn: () => {} }
  return startEmbeddedDatabase({ dataDir: join(folder, 'database'), log, isDurable: false })
}

/** A further database on the server of the running one. */
const createOn = async (databaseUrl: string): Promise<{ adminUrl: string; drop: () => Promise<void> }> => {
  const client = await connectAsAdmin(databaseUrl)
  const name = `${NAME}${randomBytes(6).toString('hex')}`
  const run = (text: string) => client.query(text)
  try {
    await run(`CREATE DATABASE ${pg.escapeIdentifier(name)} TEMPLATE template0`)
  } catch (cause) {
    await client.end()
    throw new StartError(
      'To check a backup a scratch database is created, and the user in the address of the database may not do so: allow it with "ALTER ROLE … CREATEDB".',
      { cause },
    )
  }
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  return {
    adminUrl: url.href,
    drop: async () => {
      await run(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`).finally(() =>
        client.end(),
      )
    },
  }
}

/**
 * An empty database for exclusive use: in a PostgreSQL of its own where one is installed with the product, else on
 * the server of the running one.
 */
export const openScratch = async (dataDir: string, databaseUrl: string | null): Promise<Scratch> => {
  const folder = await mkdtemp(join(dataDir, 'verify-'))
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  try {
    const beside = await startBeside(folder).catch((error: unknown) => {
      if (databaseUrl && error instanceof StartError) return null
      throw error
    })
    if (beside)
      return {
        adminUrl: beside.superuserUrl,
        folder,
        remove: async () => {
          await beside.stop()
          await removeFolder()
        },
      }
    const created = await createOn(databaseUrl ?? '')
    return {
      adminUrl: created.adminUrl,
      folder,
      remove: async () => {
        await created.drop()
        await removeFolder()
      },
    }
  } catch (error) {
    await removeFolder()
    throw error
  }
}
