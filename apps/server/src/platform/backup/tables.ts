import { bigint, boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../database/tenant-columns.ts'

/** `APP_BACKUP`: of one app, which is no backup of the product. */
export type RunKind = 'BACKUP' | 'VERIFICATION' | 'APP_BACKUP'

/** A backup, or the restoring of one to check it, with its result. */
export const backupRun = pgTable(
  'backup_run',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<RunKind>().notNull(),
    startedAt: instant('started_at').notNull(),
    seconds: doublePrecision('seconds').notNull(),
    isDone: boolean('is_done').notNull(),
    /** The address of the place that it is for; null in rows of former versions. */
    place: text('place'),
    /** The archive's name; null when there was none yet. */
    archive: text('archive'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** Hexadecimal; differs for a replaced archive. */
    sha256: text('sha256'),
    /** The reason for the failure, in a sentence without personal data. */
    problem: text('problem'),
    /** The number of files that rows refer to and the storage lacks, when the run failed for that. */
    missingFiles: integer('missing_files'),
    /** Files that are permanently lost, according to the operator who made it: later backups do without them. */
    lostFiles: text('lost_files').array(),
  },
  (table) => [index('backup_run_kind').on(table.kind, table.startedAt)],
)

/** A place with backups, to which each tombstone is copied as long as it can be reached. */
export const backupPlace = pgTable('backup_place', {
  /** The id in its marker: the same address may be another disk later. */
  id: uuid('id').primaryKey(),
  address: text('address').notNull(),
  /** Everything deleted before this time is known there; null before the first copy. */
  copiedAt: instant('told_at'),
  /** Why the last copy failed. */
  problem: text('problem'),
})

/** `ACCOUNT`: an account was deleted; `HEALTH_CONSENT`: its owner withdrew the consent; `APP`: an app was deleted. */
export type TombstoneKind = 'ACCOUNT' | 'HEALTH_CONSENT' | 'APP'

/**
 * A deletion that a restore of an older backup must repeat, without the account's id. Copied to every place with
 * backups, because a restore loses this table too. No row refers to another: it outlives account and app.
 */
export const tombstone = pgTable(
  'tombstone',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<TombstoneKind>().notNull(),
    ofAppId: uuid('of_app_id').notNull(),
    /**
     * A hash of app and account (`subject.ts`), which only the account's row can be matched with. Null for an app.
     */
    subjectHash: bytes('subject_hash'),
    at: instant('at').notNull().defaultNow(),
    /** Set by former versions, which know one place only. */
    copiedAt: instant('copied_at'),
    /** The ids of the places that have a copy. */
    copiedTo: uuid('copied_to').array().notNull().default([]),
  },
  (table) => [index('tombstone_copied').on(table.copiedAt, table.at)],
)
