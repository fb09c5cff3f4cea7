import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { StartError } from '../base/config/start-error.ts'
import { acrossTenants, type Tx } from '../database/transaction.ts'
import type { BackupPlace } from './place.ts'
import { backupPlace, tombstone } from './tables.ts'
import { copyTombstones, countCopied, requireCopiesAgain } from './tombstones.ts'

const REASON = 'places contain backups of all apps'

export type KnownPlace = typeof backupPlace.$inferSelect

/** The places to which each tombstone is copied. */
export const findPlaces = (pool: pg.Pool): Promise<KnownPlace[]> =>
  acrossTenants(pool, REASON, (tx) => tx.select().from(backupPlace).orderBy(backupPlace.address), {
    isReadOnly: true,
  })

const ADDING_LOCK = 7_226_103

const away = (address: string, there: 'nothing' | 'another'): StartError =>
  new StartError(
    `The place of backups ${address} is away: ${there === 'another' ? 'another one is there' : 'nothing there says that it is a place of backups'}. If it exists no more, "npm run backup -- ${address} --forget" ends this.`,
  )

/** A known place that has lost its marker is a disk that is not mounted: a new place would take its name. */
const requireUnknown = async (tx: Tx, address: string): Promise<void> => {
  const rows = await tx.select().from(backupPlace).where(eq(backupPlace.address, address)).limit(1)
  if (rows.length > 0) throw away(address, 'nothing')
}

/**
 * Adds a place to which each tombstone is copied from now on; one without a marker gets one.
 * @throws StartError when another place was known at the address, and nothing is there
 */
export const addPlace = (pool: pg.Pool, place: BackupPlace): Promise<KnownPlace> =>
  acrossTenants(pool, REASON, async (tx) => {
    // Two concurrent calls would write two markers, of which one is lost.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${ADDING_LOCK})`)
    const existing = await place.readMarker()
    if (!existing) await requireUnknown(tx, place.name)
    const marker = existing ?? { id: randomUUID(), knownUntil: null, deletions: 0, others: 0 }
    const others = await requireCopiesAgain(tx, marker.id, place)
    if (!existing || existing.others !== others) await place.writeMarker({ ...marker, others })
    const [row] = await tx
      .insert(backupPlace)
      .values({ id: marker.id, address: place.name })
      .onConflictDoUpdate({ target: backupPlace.id, set: { address: place.name } })
      .returning()
    if (!row) throw new Error('a place was not stored')
    return row
  })

/**
 * Copies all missing tombstones to a place, and updates its marker.
 * @param now before the database is asked for them
 * @throws StartError when the address leads to another place than before, or to none
 */
export const updatePlace = async (
  pool: pg.Pool,
  { id, address }: KnownPlace,
  place: BackupPlace,
  now: Date,
): Promise<void> => {
  const marker = await place.readMarker()
  if (marker?.id !== id) throw away(address, marker ? 'another' : 'nothing')
  // The place was put back from an older copy of it.
  if (marker.deletions < (await countCopied(pool, id)))
    await acrossTenants(pool, REASON, (tx) => requireCopiesAgain(tx, id, place))
  await copyTombstones(pool, id, place, now)
  const deletions = await countCopied(pool, id)
  await place.writeMarker({ ...marker, knownUntil: now.toISOString(), deletions })
  await acrossTenants(pool, REASON, (tx) =>
    tx.update(backupPlace).set({ copiedAt: now, problem: null }).where(eq(backupPlace.id, id)),
  )
}

/** Records why tombstones could not be copied to a place. */
export const recordFailedUpdate = (pool: pg.Pool, id: string, problem: string): Promise<unknown> =>
  acrossTenants(pool, REASON, (tx) => tx.update(backupPlace).set({ problem }).where(eq(backupPlace.id, id)))

/** Forgets the places at an address: no tombstone is copied to them from then on. Returns whether there were any. */
export const forgetPlaces = async (pool: pg.Pool, address: string): Promise<boolean> => {
  const removed = await acrossTenants(pool, REASON, (tx) =>
    tx.delete(backupPlace).where(eq(backupPlace.address, address)).returning({ id: backupPlace.id }),
  )
  return removed.length > 0
}

/** The places that lack tombstones, and since when. For a transaction across tenants. */
export const findOutdatedPlaces = async (tx: Tx) => {
  const { rows } = await tx.execute<{ address: string; since: Date; count: number }>(sql`
    SELECT ${backupPlace.address} AS address, min(${tombstone.at}) AS since, count(*)::int AS count
    FROM ${backupPlace} JOIN ${tombstone} ON NOT ${backupPlace.id} = ANY(${tombstone.copiedTo})
    GROUP BY ${backupPlace.id} ORDER BY since, address`)
  return rows.map(({ address, since, count }) => ({ address, since: new Date(since), count }))
}

export const outdatedPlaces = (pool: pg.Pool) =>
  acrossTenants(pool, REASON, findOutdatedPlaces, { isReadOnly: true })
