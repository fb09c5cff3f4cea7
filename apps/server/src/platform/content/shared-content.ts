import { LRUCache } from 'lru-cache'

declare module '../base/services.ts' {
  interface Services {
    sharedContent: SharedContent
  }
}

/** Version null: the content was never changed. */
type ContentState = { appId: string; version: string | null }

export type SharedContent = {
  /**
   * Returns the cached result of `load`, frozen, because all callers get the same object. Those who wait for
   * a load share its failure; one that failed immediately is made again first.
   * @param state read before, or in the same statement as, the data that `load` reads: never newer than them
   * @param load may read content visible to every learner, but no uncommitted changes of its own transaction
   */
  get: <T extends object>(state: ContentState, name: string, load: () => Promise<T>) => Promise<T>
  /** In bytes, as estimated. */
  size: () => number
}

/** An app of 20 modules takes about a megabyte. */
const MAX_BYTES = 64 * 1024 * 1024

/** A failure that is older does not predict the next load. */
const FAILURE_COUNTS_FOR_MS = 10_000
const MAX_FAILURES = 1000
/** A load that failed later than this was waiting for the database, as the next one would. */
const REPEATED_WITHIN_MS = 1000

/**
 * When the first load fails immediately, one of those who wait loads again, because it may have failed with
 * its request's own connection. After that the next ones are trials, by one request at a time, which no request
 * waits for: each who waits holds a connection.
 */
type Load =
  | { kind: 'first' | 'again'; value: Promise<object> }
  | { kind: 'trial'; value: Promise<object>; formerError: unknown }

/** Estimated bytes per character of a value's JSON; a parsed value takes one to two (`bench/README.md`). */
const BYTES_PER_CHARACTER = 3

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}

/** Evicts the least recently used entry first. */
export const createSharedContent = ({
  maxBytes = MAX_BYTES,
  now = () => performance.now(),
  onRead = (_outcome: 'hit' | 'miss') => {},
} = {}): SharedContent => {
  const cache = new LRUCache<string, object>({
    maxSize: maxBytes,
    sizeCalculation: (value) => Math.max(1, JSON.stringify(value).length * BYTES_PER_CHARACTER),
  })
  const loading = new Map<string, Load>()
  const failed = new LRUCache<string, { error: unknown }>({ max: MAX_FAILURES, ttl: FAILURE_COUNTS_FOR_MS })

  const start = <T extends object>(key: string, load: () => Promise<T>, isAgain: boolean): Promise<T> => {
    const failure = failed.get(key)
    const startedAt = now()
    const value = load()
      .then(
        (value) => {
          failed.delete(key)
          cache.set(key, freeze(value))
          return value
        },
        (error: unknown) => {
          if (isAgain || failure || now() - startedAt > REPEATED_WITHIN_MS) failed.set(key, { error })
          throw error
        },
      )
      .finally(() => loading.delete(key))
    if (failure) loading.set(key, { kind: 'trial', value, formerError: failure.error })
    else loading.set(key, { kind: isAgain ? 'again' : 'first', value })
    return value
  }

  return {
    get: async <T extends object>({ appId, version }: ContentState, name: string, load: () => Promise<T>) => {
      const key = `${appId} ${version} ${name}`
      const entry = cache.get(key)
      onRead(entry ? 'hit' : 'miss')
      if (entry) return entry as T
      const others = loading.get(key)
      if (!others) return start(key, load, false)
      if (others.kind === 'trial') throw others.formerError
      if (others.kind === 'again') return others.value as Promise<T>
      const value = await others.value.catch(() => null)
      if (value) return value as T
      const failure = failed.get(key)
      if (failure) throw failure.error
      return (loading.get(key)?.value as Promise<T> | undefined) ?? start(key, load, true)
    },
    size: () => cache.calculatedSize,
  }
}
