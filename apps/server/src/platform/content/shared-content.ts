import { LRUCache } from 'lru-cache'

/** The app and version of the content; version null: there was never a change. */
type ContentState = { appId: string; version: string | null }

export type SharedContent = {
  /**
   * Returns the cached result of `load` for this name and this version of the app's content, or loads it. The
   * result is frozen, because all callers get the same object. A failed load is not cached.
   *
   * @param state read before, or in the same statement as, the data that `load` reads: never newer than them
   * @param load may read content visible to every learner of the app, but no uncommitted changes of its own
   *   transaction
   */
  get: <T extends object>(state: ContentState, name: string, load: () => Promise<T>) => Promise<T>
  /** The size of the cache, in bytes, as estimated. */
  size: () => number
}

/** An app of 20 modules takes about a megabyte. */
const MAX_BYTES = 64 * 1024 * 1024

/** Bytes for each character of a value's JSON; a parsed value takes one to two (`bench/README.md`). */
const BYTES_PER_CHARACTER = 3

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}

/**
 * Caches content that is the same for all learners of an app in this process; evicts the least recently used
 * entry first.
 */
export const createSharedContent = ({ maxBytes = MAX_BYTES } = {}): SharedContent => {
  const kept = new LRUCache<string, object>({
    maxSize: maxBytes,
    sizeCalculation: (value) => Math.max(1, JSON.stringify(value).length * BYTES_PER_CHARACTER),
  })
  const loading = new Map<string, Promise<object>>()

  const start = <T extends object>(key: string, load: () => Promise<T>): Promise<T> => {
    const loaded = load()
      .then((value) => {
        kept.set(key, freeze(value))
        return value
      })
      .finally(() => loading.delete(key))
    loading.set(key, loaded)
    return loaded
  }

  return {
    get: async <T extends object>({ appId, version }: ContentState, name: string, load: () => Promise<T>) => {
      const key = `${appId} ${version} ${name}`
      for (;;) {
        const known = kept.get(key)
        if (known) return known as T
        const others = loading.get(key)
        if (!others) return start(key, load)
        // The load of another request may fail with its connection: that is no reason for this one to fail.
        const value = await others.catch(() => null)
        if (value) return value as T
      }
    },
    size: () => kept.calculatedSize,
  }
}
