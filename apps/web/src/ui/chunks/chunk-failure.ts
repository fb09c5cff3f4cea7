import { useEffect, useState } from 'react'
import { mayReloadByItself } from './reload-by-itself.ts'

/** The chunk was removed with an older version, or lost in transit. */
class ChunkFailure extends Error {}

/** Vite asks for a stylesheet only once, also where that failed. */
const failedStylesheets = new Set<HTMLLinkElement>()
window.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStylesheets.add(target)
  },
  true,
)

const loadAgain = (failed: HTMLLinkElement): Promise<void> => {
  const link = failed.cloneNode() as HTMLLinkElement
  failedStylesheets.delete(failed)
  failed.replaceWith(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', reject)
  })
}

let stylesheets: Promise<unknown> = Promise.resolve()

/**
 * Marks the failure to load a chunk, so that no other code handles it with a reload of its own. A chunk that
 * was loaded once stays usable, even while the stylesheet of another one is missing.
 */
export const loadChunk = <T>(importChunk: () => Promise<T>): (() => Promise<T>) => {
  let loadedValue: T | undefined
  return async () => {
    if (loadedValue) return loadedValue
    try {
      if (failedStylesheets.size > 0) stylesheets = Promise.all([...failedStylesheets].map(loadAgain))
      await stylesheets
      loadedValue = await importChunk()
      return loadedValue
    } catch (cause) {
      throw new ChunkFailure('a part could not be loaded', { cause })
    }
  }
}

const NEXT_ATTEMPT_MS = 20_000

const untilNextAttempt = (): Promise<void> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(NEXT_ATTEMPT_MS)
    signal.addEventListener('abort', () => resolve())
    window.addEventListener('online', () => resolve(), { once: true, signal })
  })

/** For a part that its page works without: the page stays as it is until the part's code can be loaded. */
export const loadPart = <T>(importPart: () => Promise<T>): (() => Promise<T>) => {
  const attempt = loadChunk(importPart)
  return async () => {
    for (;;) {
      try {
        return await attempt()
      } catch {
        await untilNextAttempt()
      }
    }
  }
}

export const isChunkFailure = (error: unknown): boolean => error instanceof ChunkFailure

/** Otherwise the next attempt could be answered with an old copy of a chunk. */
const clearCaches = async (): Promise<void> => {
  try {
    for (const name of await caches.keys()) await caches.delete(name)
  } catch {
    // Where caches do not exist, or are blocked, no old copy is kept either.
  }
}

const TIMEOUT_MS = 5000

/** A browser counts as online while the server is unreachable: then stored copies are all there is. */
const isServerThere = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ status }) => status < 500,
    () => false,
  )

const reload = async (): Promise<boolean> => {
  if (!navigator.onLine || !(await isServerThere()) || !mayReloadByItself()) return false
  await clearCaches()
  window.location.reload()
  return true
}

let underWay: Promise<boolean> | null = null

/** A second check would mistake the first one's record for an earlier reload. */
const reloadOnce = (): Promise<boolean> => {
  underWay ??= reload().then((isOnTheWay) => {
    if (!isOnTheWay) underWay = null
    return isOnTheWay
  })
  return underWay
}

/**
 * Reloads once (specification, section 8); without a server a reload is useless, and would lose the stored
 * parts of the site.
 *
 * @returns whether nothing needs to be shown: the page may be reloading
 */
export const useReloadOnChunkFailure = (error: unknown): boolean => {
  const [isToBeShown, setIsToBeShown] = useState(() => !isChunkFailure(error))
  useEffect(() => {
    if (isToBeShown) return
    let isShown = true
    const look = async () => {
      if (!(await reloadOnce()) && isShown) setIsToBeShown(true)
    }
    void look()
    return () => {
      isShown = false
    }
  }, [isToBeShown])
  return !isToBeShown
}
