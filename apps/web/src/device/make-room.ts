import { serverNow } from '../ui/time/clock.ts'
import { type DeviceDatabase, leaveToTransaction } from './database.ts'
import { type Entry, entriesToRemove, STORED_BYTES } from './rules/entries-to-remove.ts'

const STORES = ['answers', 'files'] as const

type StoredEntry = Entry & { store: (typeof STORES)[number] }

const entriesOf = async (database: DeviceDatabase): Promise<StoredEntry[]> => {
  const marks = await database.getAll('marks')
  const entries: StoredEntry[] = []
  for (const store of STORES) {
    const markedKeys = new Set(marks.flatMap((mark) => mark[store]))
    for await (const { primaryKey, value } of database.transaction(store).store)
      entries.push({
        store,
        key: primaryKey,
        openedAtMs: value.openedAtMs,
        bytes: value.bytes,
        isMarked: markedKeys.has(primaryKey),
      })
  }
  return entries
}

export const usedBytes = async (database: DeviceDatabase): Promise<number> =>
  (await entriesOf(database)).reduce((sum, { bytes }) => sum + bytes, 0)

/** Removes old entries, and the oldest ones above the limit. */
export const makeRoom = async (database: DeviceDatabase, limitBytes = STORED_BYTES): Promise<void> => {
  const leaving = entriesToRemove(await entriesOf(database), serverNow().getTime(), limitBytes)
  if (leaving.length === 0) return
  const transaction = database.transaction(STORES, 'readwrite')
  for (const { store, key } of leaving) leaveToTransaction(transaction.objectStore(store).delete(key))
  await transaction.done
}
