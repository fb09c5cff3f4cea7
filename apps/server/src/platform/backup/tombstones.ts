import { randomUUID } from 'node:crypto'
import { and, count, eq, lt, not, sql } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { anyOf } from '../database/any-of.ts'
import { acrossTenants, type Tx } from '../database/transaction.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { copyTombstonesJob } from './copy-tombstones-job.ts'
import type { BackupPlace } from './place.ts'
import { BOUND_SUBJECT } from './subject.ts'
import { type TombstoneKind, tombstone } from './tables.ts'

const REASON = 'what must not come back belongs to no app that is still there'

/** Longer than the oldest backup is kept. */
export const TOMBSTONES_KEPT_MS = 400 * 24 * 60 * 60_000
const AT_ONCE = 1000

const lineSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['ACCOUNT', 'HEALTH_CONSENT', 'APP']),
  appId: z.uuid(),
  subject: z.nullable(z.string().regex(/^[0-9a-f]{64}$/)),
  at: z.iso.datetime(),
})

/** A deletion or withdrawal, as it is stored beside the backups. */
export type Tombstone = z.output<typeof lineSchema>

/**
 * Records in the open transaction, for whose user it acts, that a restored backup must not bring the deleted data
 * back. A job copies it to the places with backups.
 */
export const recordDeletion = async (tx: Tx, kind: Exclude<TombstoneKind, 'APP'>): Promise<void> => {
  const ofAppId = sql`current_setting('app.id')::uuid`
  await tx.insert(tombstone).values({ kind, subjectHash: sql.raw(BOUND_SUBJECT), ofAppId })
  await enqueue(tx, copyTombstonesJob, {})
}

/** Records the deletion of a whole app, across tenants; the caller has it copied. */
export const recordDeletedApp = async (tx: Tx, appId: string): Promise<void> => {
  await tx.insert(tombstone).values({ kind: 'APP', ofAppId: appId })
}

const tombstoneIn = ({ id, kind, ofAppId, subjectHash, at }: typeof tombstone.$inferSelect): Tombstone => ({
  id,
  kind,
  appId: ofAppId,
  subject: subjectHash?.toString('hex') ?? null,
  at: at.toISOString(),
})

const lineOf = (row: typeof tombstone.$inferSelect): string => `${JSON.stringify(tombstoneIn(row))}\n`

/** Whether a place has a copy of the row. */
const isIn = (placeId: string) => sql`${placeId}::uuid = any(${tombstone.copiedTo})`

const findMissing = (pool: pg.Pool, placeId: string) =>
  acrossTenants(
    pool,
    REASON,
    (tx) =>
      tx
        .select()
        .from(tombstone)
        .where(not(isIn(placeId)))
        .orderBy(tombstone.at)
        .limit(AT_ONCE),
    { isReadOnly: true },
  )

/** Copies the tombstones that a place lacks. Two concurrent processes make two copies, which are read as one. */
export const copyTombstones = async (
  pool: pg.Pool,
  placeId: string,
  place: BackupPlace,
  now: Date,
): Promise<void> => {
  for (
    let some = await findMissing(pool, placeId);
    some.length > 0;
    some = await findMissing(pool, placeId)
  ) {
    const name = `${now.toISOString().slice(0, 10)}-${randomUUID()}.jsonl`
    await place.writeTombstones(name, some.map(lineOf).join(''))
    const ids = some.map(({ id }) => id)
    await acrossTenants(pool, REASON, (tx) =>
      tx
        .update(tombstone)
        .set({
          copiedTo: sql`array_append(array_remove(${tombstone.copiedTo}, ${placeId}::uuid), ${placeId}::uuid)`,
        })
        .where(anyOf(tombstone.id, ids)),
    )
  }
}

/** The number of known tombstones that were copied to a place. */
export const countCopied = async (pool: pg.Pool, placeId: string): Promise<number> => {
  const [row] = await acrossTenants(
    pool,
    REASON,
    (tx) => tx.select({ copied: count() }).from(tombstone).where(isIn(placeId)),
    { isReadOnly: true },
  )
  return row?.copied ?? 0
}

/**
 * Has tombstones copied again that a place has lost.
 * @returns how many are there that the database does not know
 */
export const requireCopiesAgain = async (tx: Tx, placeId: string, place: BackupPlace): Promise<number> => {
  const there = (await readTombstones(place)).map(({ id }) => id)
  await tx
    .update(tombstone)
    .set({ copiedTo: sql`array_remove(${tombstone.copiedTo}, ${placeId}::uuid)` })
    .where(and(isIn(placeId), not(anyOf(tombstone.id, there))))
  const [row] = await tx.select({ inBoth: count() }).from(tombstone).where(anyOf(tombstone.id, there))
  return there.length - (row?.inBoth ?? 0)
}

/** Deletes tombstones that are older than every backup, here and beside the backups. */
export const forgetOldTombstones = async (pool: pg.Pool, place: BackupPlace, now: Date): Promise<void> => {
  const before = new Date(now.getTime() - TOMBSTONES_KEPT_MS)
  const day = before.toISOString().slice(0, 10)
  for await (const { name } of place.readTombstones()) if (name < day) await place.removeTombstones(name)
  await acrossTenants(pool, REASON, (tx) => tx.delete(tombstone).where(lt(tombstone.at, before)))
}

/** The tombstones beside the backups. An unreadable line is an error: the data that it is about would come back. */
export const readTombstones = async (place: BackupPlace): Promise<Tombstone[]> => {
  const byId = new Map<string, Tombstone>()
  for await (const { name, text } of place.readTombstones())
    for (const line of text.split('\n').filter((each) => each !== ''))
      try {
        const tombstone = lineSchema.parse(JSON.parse(line))
        byId.set(tombstone.id, tombstone)
      } catch (cause) {
        throw new Error(`"${name}" beside the backups cannot be read`, { cause })
      }
  return [...byId.values()]
}

/** The ids of the tombstones in the database. */
export const knownTombstones = async (pool: pg.Pool): Promise<ReadonlySet<string>> => {
  const rows = await acrossTenants(pool, REASON, (tx) => tx.select({ id: tombstone.id }).from(tombstone))
  return new Set(rows.map(({ id }) => id))
}

/** The tombstones of an app in the database. */
export const tombstonesOfApp = async (pool: pg.Pool, appId: string): Promise<Tombstone[]> => {
  const rows = await acrossTenants(
    pool,
    REASON,
    (tx) => tx.select().from(tombstone).where(eq(tombstone.ofAppId, appId)),
    { isReadOnly: true },
  )
  return rows.map(tombstoneIn)
}

/** Stores the tombstones that were read beside the backups, after their deletions were repeated. */
export const keepTombstones = async (pool: pg.Pool, tombstones: readonly Tombstone[]): Promise<void> => {
  for (let from = 0; from < tombstones.length; from += AT_ONCE)
    await acrossTenants(pool, REASON, (tx) =>
      tx.insert(tombstone).values(
        tombstones.slice(from, from + AT_ONCE).map(({ id, kind, appId, subject, at }) => ({
          id,
          kind,
          ofAppId: appId,
          subjectHash: subject === null ? null : Buffer.from(subject, 'hex'),
          at: new Date(at),
        })),
      ),
    )
}
