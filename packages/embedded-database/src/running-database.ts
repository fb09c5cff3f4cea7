import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { clusterPaths } from './cluster.ts'

/** PostgreSQL writes its port into the fourth line. */
const PORT_LINE = 3

/** The superuser's address of the database that another process runs in the data folder; null without one. */
export const findRunningDatabase = async (dataDir: string): Promise<string | null> => {
  const { cluster, password } = clusterPaths(dataDir)
  try {
    const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
    const secret = (await readFile(password, 'utf8')).trim()
    return `postgres://postgres:${secret}@127.0.0.1:${Number(lines[PORT_LINE])}/postgres`
  } catch {
    return null
  }
}
