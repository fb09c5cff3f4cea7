import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../../apps/server/src/platform/base/config/start-error.ts'

const sqliteBusy = 5

/**
 * Locks the data folder by SQLite: the system releases the lock however the process ends, and a reused pid is
 * not mistaken for an owner.
 * @returns a function that releases it
 * @throws StartError when another process holds it
 */
export function lockFolder(dataDir: string): () => void {
  const path = join(dataDir, 'owner.lock')
  const file = open(path, dataDir)
  try {
    file.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${process.pid}; COMMIT`)
    file.exec('BEGIN IMMEDIATE')
    return () => file.close()
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw unusable(dataDir, error)
    throw new StartError(
      `Another Wohlauf${ownerOf(file)} uses the data folder "${dataDir}"; stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

function open(path: string, dataDir: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 200 })
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

function unusable(dataDir: string, cause: unknown): StartError {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new StartError(
    `The data folder "${dataDir}" cannot be locked (${why}); set DATA_DIR to another folder.`,
    {
      cause,
    },
  )
}

function ownerOf(file: DatabaseSync): string {
  const row = file.prepare('PRAGMA user_version').get()
  file.close()
  return row?.user_version ? ` (process ${row.user_version})` : ''
}
