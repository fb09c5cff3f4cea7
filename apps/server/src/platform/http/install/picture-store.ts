import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import { Refusal } from '../../base/refusal.ts'
import { inTenant } from '../../database/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { FileStorage } from '../../storage/storage.ts'
import { drawInstallPictures } from './draw-pictures.ts'

/** A job draws all of an app's pictures in two to three seconds; a request waits for its own no longer than this. */
const TIMEOUT_MS = 20_000
const INTERVAL_MS = 250

/** Counts different pictures, per process: requests for the same one share the wait. */
const MAX_AWAITED = 100

/** Requests by strangers enqueue an app's job at most once in this time. */
const ONCE_SECONDS = 600

const notDrawn = () => new Refusal('files-unavailable', { retryAfterSeconds: 10 })

type Wanted = { appId: string; look: { key: string }; key: string }

/**
 * Serves pictures that a job has drawn: requests draw nothing. A missing one is enqueued, and waited for.
 * @param timeoutMs for tests
 */
export const createPictureStore = (
  storage: Pick<FileStorage, 'read'>,
  pool: pg.Pool,
  timeoutMs = TIMEOUT_MS,
) => {
  const awaited = new Map<string, Promise<boolean>>()

  const order = ({ appId, look }: Wanted) =>
    inTenant(pool, { appId, userId: null, reach: 'none' }, (tx) =>
      enqueue(tx, drawInstallPictures, {}, { once: { key: look.key, seconds: ONCE_SECONDS } }),
    )

  const isStored = async (key: string): Promise<boolean> => {
    const file = await storage.read(key)
    file?.destroy()
    return file !== null
  }

  const waitFor = async (request: Wanted): Promise<boolean> => {
    await order(request)
    for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs += INTERVAL_MS) {
      await setTimeout(INTERVAL_MS, undefined, { ref: false })
      if (await isStored(request.key)) return true
    }
    return false
  }

  const untilStored = (request: Wanted): Promise<boolean> => {
    const earlier = awaited.get(request.key)
    if (earlier) return earlier
    if (awaited.size >= MAX_AWAITED) throw notDrawn()
    const wait = waitFor(request).finally(() => awaited.delete(request.key))
    awaited.set(request.key, wait)
    return wait
  }

  /** @throws Refusal `files-unavailable` when it is not drawn in time */
  return async (request: Wanted): Promise<Readable> => {
    const storedPicture = await storage.read(request.key)
    if (storedPicture) return storedPicture
    const picture = (await untilStored(request)) ? await storage.read(request.key) : null
    if (!picture) throw notDrawn()
    return picture
  }
}
