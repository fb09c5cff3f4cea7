import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterPaths } from './cluster.ts'

/** The port of the embedded database that runs in a data folder; null when none does. PostgreSQL notes it in the fourth line. */
export const runningPort = (dataDir: string): number | null => {
  try {
    const [, , , port] = readFileSync(join(clusterPaths(dataDir).cluster, 'postmaster.pid'), 'utf8').split(
      '\n',
    )
    return Number(port) || null
  } catch {
    return null
  }
}
