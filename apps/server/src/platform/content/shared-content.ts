import { LRUCache } from 'lru-cache'

/** Which app's content, and in which state; null: nothing was ever written. */
type ContentState = { appId: string; version: string | null }

export type SharedContent = {
  /**
   * What `load` once answered for this name in this state of the app's content, or answers now. It is frozen, because all who
   * ask get the same. Nothing is kept of a load that fails.
   *
   * @param state read before, or in the same statement as, whatever `load` reads: never newer than it
   * @param load may see what every learner of the app may see, and nothing that its transaction has not committed
   */
  get: <T extends object>(state: ContentState, name: string, load: () => Promise<T>) => Promise<T>
  /** How much is kept, in bytes, as estimated. */
  size: () => number
}

/** An app of 20 modules takes about a megabyte. */
const MOST_BYTES = 64 * 1024 * 1024

/** For each character of a value's JSON; a parsed value takes one to two (`bench/README.md`). */
const BYTES_PER_CHARACTER = 3

const freeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const each of Object.values(value)) freeze(each)
  return Object.freeze(value)
}

/** Keeps in this process what all learners of an app are shown alike; what was asked for longest ago goes first. */
export const createSharedContent = ({ mostBytes = MOST_BYTES } = {}): SharedContent => {
  const kept = new LRUCache<string, object>({
    maxSize: mostBytes,
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
        // Another request's connection may break: that is no reason for this one to fail.
        const value = await others.catch(() => null)
        if (value) return value as T
      }
    },
    size: () => kept.calculatedSize,
  }
}
