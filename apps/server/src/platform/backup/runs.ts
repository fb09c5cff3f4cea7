import { and, desc, eq, lt } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants } from '../database/transaction.ts'
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

const newest = (pool: pg.Pool, kind: RunKind, onlyDone: boolean): Promise<BackupRun | null> =>
  acrossTenants(
    pool,
    REASON,
    async (tx) => {
      const [run] = await tx
        .select()
        .from(backupRun)
        .where(and(eq(backupRun.kind, kind), onlyDone ? eq(backupRun.isDone, true) : undefined))
        .orderBy(desc(backupRun.startedAt))
        .limit(1)
      return run ?? null
    },
    { isReadOnly: true },
  )

/** The last backup or check that was begun, whatever its result. */
export const lastRun = (pool: pg.Pool, kind: RunKind): Promise<BackupRun | null> => newest(pool, kind, false)

/** The last backup that was completed. */
export const lastBackup = (pool: pg.Pool): Promise<BackupRun | null> => newest(pool, 'BACKUP', true)

/** The last time that a backup was restored and found complete. */
export const lastVerification = (pool: pg.Pool): Promise<BackupRun | null> =>
  newest(pool, 'VERIFICATION', true)
