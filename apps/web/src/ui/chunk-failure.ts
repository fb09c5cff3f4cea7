import { useEffect, useState } from 'react'
import { mayReloadByItself } from './reload-by-itself.ts'

/** A part of the site did not come: gone with an older version, or lost on the way. */
class ChunkFailure extends Error {}

/** Names the failure to load a part, so that nobody else answers it with a reload of their own. */
export const loadChunk =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> =>
    load().catch((cause: unknown) => {
      throw new ChunkFailure('a part of the site could not be loaded', { cause })
    })

/** As browsers and the bundler word it. */
const WORDS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof ChunkFailure || (error instanceof Error && WORDS.test(error.message))

/** An old copy of a part must not be what the next try finds again. */
const clearCaches = async (): Promise<void> => {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // Where there are none, or they are blocked, nothing old is kept either.
  }
}

let isOnTheWay = false

/** Decides once for all callers: a second check would take the note of the first for an earlier reload. */
const reloadOnce = (): boolean => {
  if (isOnTheWay) return true
  isOnTheWay = navigator.onLine && mayReloadByItself()
  if (isOnTheWay) void clearCaches().then(() => window.location.reload())
  return isOnTheWay
}

/**
 * A part that is missing is fetched anew with the whole page, once (specification, section 8). Offline there is nothing
 * to fetch.
 *
 * @returns whether nothing needs to be shown: the page may be on its way to a reload
 */
export const useReloadOnChunkFailure = (error: unknown): boolean => {
  const [isToBeShown, setIsToBeShown] = useState(() => !isChunkFailure(error))
  useEffect(() => {
    if (!isToBeShown && !reloadOnce()) setIsToBeShown(true)
  }, [isToBeShown])
  return !isToBeShown
}
