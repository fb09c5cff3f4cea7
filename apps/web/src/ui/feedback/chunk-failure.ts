import { useEffect, useState } from 'react'
import { mayReloadByItself } from './reload-by-itself.ts'

/** Removed with an older version, or lost in transit. */
class ChunkFailure extends Error {}

/** Marks the failure to load a chunk, so that no other code handles it with a reload of its own. */
export const loadChunk =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((cause: unknown) => {
      throw new ChunkFailure('a chunk of the site could not be loaded', { cause })
    })

const MESSAGES_OF_BROWSERS =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkFailure || (error instanceof Error && MESSAGES_OF_BROWSERS.test(error.message))

/** The next attempt must not find an old copy of a chunk. */
const clearCaches = async (): Promise<void> => {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // Where caches do not exist, or are blocked, no old copy is kept either.
  }
}

let isOnTheWay = false

/** A second check would mistake the first one's record for an earlier reload. */
const reloadOnce = (): boolean => {
  if (isOnTheWay) return true
  isOnTheWay = navigator.onLine && mayReloadByItself()
  if (isOnTheWay) void clearCaches().then(() => window.location.reload())
  return isOnTheWay
}

/**
 * Once (specification, section 8); offline a reload is useless.
 *
 * @returns whether nothing needs to be shown: the page may be reloading
 */
export const useReloadOnChunkFailure = (error: unknown): boolean => {
  const [isToBeShown, setIsToBeShown] = useState(() => !isChunkFailure(error))
  useEffect(() => {
    if (!isToBeShown && !reloadOnce()) setIsToBeShown(true)
  }, [isToBeShown])
  return !isToBeShown
}
