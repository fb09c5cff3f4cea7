import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import { moduleProgress } from './database/tables.ts'

const KEY = [moduleProgress.appId, moduleProgress.userId, moduleProgress.moduleId]

type ProgressRow = typeof moduleProgress.$inferInsert

/** Adds a page's id once, however many concurrent requests do so. */
const withPage = (column: AnyPgColumn, pageId: string): SQL =>
  sql`CASE WHEN ${pageId}::uuid = ANY (${column}) THEN ${column} ELSE array_append(${column}, ${pageId}::uuid) END`

const save = (
  tx: Tx,
  row: Pick<ProgressRow, 'userId' | 'moduleId'> & Partial<ProgressRow>,
  set: PgUpdateSetSource<typeof moduleProgress>,
) =>
  tx
    .insert(moduleProgress)
    .values({ seenPageIds: [], confirmedExercisePageIds: [], ...row })
    .onConflictDoUpdate({ target: KEY, set })

export const saveConfirmedExercise = (tx: Tx, userId: string, moduleId: string, pageId: string) =>
  save(
    tx,
    { userId, moduleId, confirmedExercisePageIds: [pageId] },
    { confirmedExercisePageIds: withPage(moduleProgress.confirmedExercisePageIds, pageId) },
  )

export const saveRetractedExercise = (tx: Tx, userId: string, moduleId: string, pageId: string) =>
  save(
    tx,
    { userId, moduleId },
    {
      confirmedExercisePageIds: sql`array_remove(${moduleProgress.confirmedExercisePageIds}, ${pageId}::uuid)`,
    },
  )

export const saveLastViewed = (tx: Tx, userId: string, moduleId: string, now: Date) =>
  save(tx, { userId, moduleId, lastViewedAt: now }, { lastViewedAt: now })

/** Completed once and permanently: the first time stays. */
export const saveCompleted = (tx: Tx, userId: string, moduleId: string, now: Date) =>
  save(
    tx,
    { userId, moduleId, completedAt: now },
    { completedAt: sql`coalesce(${moduleProgress.completedAt}, ${now.toISOString()}::timestamptz)` },
  )
