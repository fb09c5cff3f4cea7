import { and, desc, eq, lt } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants, type Tx } from '../database/transaction.ts'
import { backupRun, type RunKind } from './tables.ts'

export type BackupRun = typeof backupRun.$inferSelect

const REASON = 'backups are of all apps together'

const KEPT_MS = 400 * 24 * 60 * 60_000

/** Stores a result, and forgets those of more than a year ago. */
export const keepRun = (pool: pg.Pool, run: Omit<typeof backupRun.$inferInsert, 'id'>): Promise<BackupRun> =>
  acrossTenants(pool, REASON, async (tx) => {
    await tx.delete(backupRun).where(lt(backupRun.startedAt, new Date(run.startedAt.getTime() - KEPT_MS)))
    const [row] = await tx.insert(backupRun).values(run).returning()
    if (!row) throw new Error('a result was not stored')
    return row
  })

const findRun = async (tx: Tx, kind: RunKind, onlyDone: boolean): Promise<BackupRun | null> => {
  const [run] = await tx
    .select()
    .from(backupRun)
    .where(and(eq(backupRun.kind, kind), onlyDone ? eq(backupRun.isDone, true) : undefined))
    .orderBy(desc(backupRun.startedAt))
    .limit(1)
  return run ?? null
}

const ask = (pool: pg.Pool, kind: RunKind, onlyDone: boolean): Promise<BackupRun | null> =>
  acrossTenants(pool, REASON, (tx) => findRun(tx, kind, onlyDone), { isReadOnly: true })

/** The last backup or check that was begun, whatever its result. */
export const lastRun = (pool: pg.Pool, kind: RunKind): Promise<BackupRun | null> => ask(pool, kind, false)

/** The last backup that was completed. */
export const lastBackup = (pool: pg.Pool): Promise<BackupRun | null> => ask(pool, 'BACKUP', true)

/** The last time that a backup was restored and compared without a difference. */
export const lastVerification = (pool: pg.Pool): Promise<BackupRun | null> => ask(pool, 'VERIFICATION', true)

/** In a transaction across tenants: the last completed ones, and those of the last ones that failed. */
export const findBackupState = async (tx: Tx) => {
  const [backup, verification] = [await findRun(tx, 'BACKUP', true), await findRun(tx, 'VERIFICATION', true)]
  const last = [await findRun(tx, 'BACKUP', false), await findRun(tx, 'VERIFICATION', false)]
  const failed = last.filter((run) => run !== null && !run.isDone).map((run) => run?.startedAt.getTime() ?? 0)
  return {
    backup,
    verification,
    failedAt: failed.length > 0 ? new Date(Math.max(...failed)) : null,
    missingFiles: last[0]?.missingFiles ?? 0,
  }
}
