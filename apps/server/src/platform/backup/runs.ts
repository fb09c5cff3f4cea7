import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants, type Tx } from '../database/transaction.ts'
import { backupRun, type RunKind } from './tables.ts'

export type BackupRun = typeof backupRun.$inferSelect

const REASON = 'backups are of all apps together'

const KEPT_MS = 400 * 24 * 60 * 60_000

/** Stores a result, and deletes those older than a year. */
export const keepRun = (pool: pg.Pool, run: Omit<typeof backupRun.$inferInsert, 'id'>): Promise<BackupRun> =>
  acrossTenants(pool, REASON, async (tx) => {
    await tx.delete(backupRun).where(lt(backupRun.startedAt, new Date(run.startedAt.getTime() - KEPT_MS)))
    const [row] = await tx.insert(backupRun).values(run).returning()
    if (!row) throw new Error('a result was not stored')
    return row
  })

type Search = {
  /** The configured place, to which scheduled backups go; null for all places. */
  place: string | null
  onlyDone?: boolean
}

const findRun = async (
  tx: Tx,
  kind: RunKind,
  { place, onlyDone = false }: Search,
): Promise<BackupRun | null> => {
  const [run] = await tx
    .select()
    .from(backupRun)
    .where(
      and(
        eq(backupRun.kind, kind),
        onlyDone ? eq(backupRun.isDone, true) : undefined,
        place === null ? undefined : or(isNull(backupRun.place), eq(backupRun.place, place)),
      ),
    )
    .orderBy(desc(backupRun.startedAt))
    .limit(1)
  return run ?? null
}

const ask = (pool: pg.Pool, kind: RunKind, search: Search): Promise<BackupRun | null> =>
  acrossTenants(pool, REASON, (tx) => findRun(tx, kind, search), { isReadOnly: true })

/** The last backup or check that was begun, with any result. */
export const lastRun = (pool: pg.Pool, kind: RunKind, place: string | null): Promise<BackupRun | null> =>
  ask(pool, kind, { place })

/** The last backup that was completed. */
export const lastBackup = (pool: pg.Pool, place: string | null): Promise<BackupRun | null> =>
  ask(pool, 'BACKUP', { place, onlyDone: true })

/** The last time that a backup was restored and compared without a difference. */
export const lastVerification = (pool: pg.Pool, place: string | null): Promise<BackupRun | null> =>
  ask(pool, 'VERIFICATION', { place, onlyDone: true })

/**
 * The last completed runs, and the later failures. For a transaction across tenants. Files that the storage lacks
 * are missing from a backup at any place.
 */
export const findBackupState = async (tx: Tx, place: string | null) => {
  const backup = await findRun(tx, 'BACKUP', { place, onlyDone: true })
  const verification = await findRun(tx, 'VERIFICATION', { place, onlyDone: true })
  const last = [await findRun(tx, 'BACKUP', { place }), await findRun(tx, 'VERIFICATION', { place })]
  const failed = last.filter((run) => run !== null && !run.isDone).map((run) => run?.startedAt.getTime() ?? 0)
  return {
    backup,
    verification,
    failedAt: failed.length > 0 ? new Date(Math.max(...failed)) : null,
    missingFiles: (await findRun(tx, 'BACKUP', { place: null }))?.missingFiles ?? 0,
  }
}
