import type { Tx } from '../database/transaction.ts'
import { defineLooseSchedule, type Job } from '../jobs/job.ts'
import type { FileStorage } from './storage.ts'

export type FileKind = {
  folder: (appId: string) => string
  /** Of these keys, those that a row of the transaction's app refers to. */
  referredKeys: (tx: Tx, keys: readonly string[]) => Promise<ReadonlySet<string>>
  /** The keys of all files that rows of the transaction's app refer to. */
  allReferred: (tx: Tx, appId: string) => Promise<string[]>
}

/** A file is written seconds before its row, an export minutes. An older file will not get a row any more. */
const MIN_AGE_MS = 24 * 60 * 60_000

const BATCH = 500

async function* oldKeys(storage: FileStorage, folder: string, before: Date): AsyncGenerator<string[]> {
  let keys: string[] = []
  for await (const { key, writtenAt } of storage.list(folder)) {
    if (writtenAt >= before) continue
    keys.push(key)
    if (keys.length < BATCH) continue
    yield keys
    keys = []
  }
  if (keys.length > 0) yield keys
}

/**
 * Removes files that have been without a row for a day: after a crash between the two writes, a commit without an
 * answer, or a failed removal. Also removes parts of interrupted uploads into a bucket.
 * @param kinds all kinds of files; other folders are ignored
 */
export const removeStrayFiles = (
  kinds: readonly Pick<FileKind, 'folder' | 'referredKeys'>[],
): Job<Record<string, never>> =>
  defineLooseSchedule({
    name: 'remove-stray-files',
    cron: '40 3 * * *',
    run: async ({ appId, inTx, now, services: { storage }, log }) => {
      const before = new Date(now.getTime() - MIN_AGE_MS)
      let removedCount = 0
      for (const { folder, referredKeys } of kinds)
        for await (const keys of oldKeys(storage, folder(appId), before)) {
          const keysInUse = await inTx((tx) => referredKeys(tx, keys))
          for (const key of keys.filter((each) => !keysInUse.has(each))) {
            await storage.remove(key)
            removedCount += 1
          }
        }
      await storage.removeUnfinished(appId, before)
      if (removedCount > 0) log.info({ appId, removed: removedCount }, 'stray files')
    },
  })
