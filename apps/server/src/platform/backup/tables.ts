import { bigint, boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant } from '../database/tenant-columns.ts'

export type RunKind = 'BACKUP' | 'VERIFICATION'

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
    /** Hexadecimal: an archive that was exchanged has another one. */
    sha256: text('sha256'),
    /** Why it failed, in a sentence without personal data. */
    problem: text('problem'),
    /** How many files the rows name and the storage does not have, when it failed for that. */
    missingFiles: integer('missing_files'),
    /** Those that are gone for good, as an operator said when it was made: later ones do without them. */
    lostFiles: text('lost_files').array(),
  },
  (table) => [index('backup_run_kind').on(table.kind, table.startedAt)],
)

/** A place with backups, which learns of each deletion as long as it can be reached. */
export const backupPlace = pgTable('backup_place', {
  /** The one in its marker: the same address may be another disk tomorrow. */
  id: uuid('id').primaryKey(),
  address: text('address').notNull(),
  /** What was deleted before is known there; null until it was told for the first time. */
  toldAt: instant('told_at'),
  /** Why it could not be told the last time. */
  problem: text('problem'),
})

/** `ACCOUNT`: an account was deleted; `HEALTH_CONSENT`: its owner withdrew the consent; `APP`: an app was deleted. */
export type TombstoneKind = 'ACCOUNT' | 'HEALTH_CONSENT' | 'APP'

/**
 * What must not come back with an older backup, without anybody's id. Copied to every place with backups, because a restore loses this table too.
 * No row refers to another: it outlives account and app.
 */
export const tombstone = pgTable(
  'tombstone',
  {
    id: id().primaryKey(),
    kind: text('kind').$type<TombstoneKind>().notNull(),
    ofAppId: uuid('of_app_id').notNull(),
    /** A hash of app and account (`subject.ts`): only who has the account's row can tell whose it is. Null for an app. */
    subjectHash: bytes('subject_hash'),
    at: instant('at').notNull().defaultNow(),
    /** Written by former versions, which know one place only. */
    copiedAt: instant('copied_at'),
    /** The ids of the places that know of it. */
    copiedTo: uuid('copied_to').array().notNull().default([]),
  },
  (table) => [index('tombstone_copied').on(table.copiedAt, table.at)],
)
