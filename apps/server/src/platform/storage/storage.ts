import type { Readable } from 'node:stream'
import type { Config } from '../base/config/config.ts'

declare module '../base/services.ts' {
  interface Services {
    storage: FileStorage
  }
}

/**
 * Keys are `<app id>/<kind>/<random>…` in lower case; a key's bytes never change.
 * All functions throw {@link StorageUnavailable} when the storage cannot be reached or written.
 */
export type FileStorage = {
  /** Returns when the bytes would survive a power cut, so that a row written after it always has its bytes. */
  write: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Writes content of any length in the same way: it is never completely in memory. */
  writeStream: (key: string, stream: Readable, contentType: string) => Promise<void>
  /** Null for an unknown key. */
  read: (key: string) => Promise<Readable | null>
  /** Succeeds for an unknown key, too. */
  remove: (key: string) => Promise<void>
  removeAll: (segments: string) => Promise<void>
  /** Removes the remains of interrupted calls of `writeStream`, which are not files. */
  removeUnfinished: (segments: string, before: Date) => Promise<void>
  /** Lists in any order. */
  list: (segments: string) => AsyncIterable<ListedFile>
  /** Cheap enough to be called every few seconds, and leaves no file behind. */
  check: () => Promise<void>
}

export type ListedFile = { key: string; writtenAt: Date }

/** The cause contains the reason. */
export class StorageUnavailable extends Error {
  /** @param name of the storage, for operators */
  constructor(cause: unknown, name = 'the file storage') {
    super(`${name} cannot be used: ${cause instanceof Error ? reasonOf(cause) : String(cause)}`, { cause })
  }
}

/** Errors of a lost connection often have a code and no message, and those of S3's `HEAD` a name only. */
const reasonOf = (error: Error): string => {
  if (error.message && error.message !== 'UnknownError') return error.message
  return String((error as { code?: unknown }).code ?? error.name)
}

const SEGMENT = '[a-z0-9][a-z0-9._-]*'
const SEGMENTS = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`)

/** A key that could leave the folder is a programming error and never reaches it. */
const checked = (key: string): string => {
  if (!SEGMENTS.test(key) || key.length > 512) throw new RangeError(`"${key}" is not a storage key`)
  return key
}

/** Loads the code when configured: the S3 client alone is larger than the rest of the server. */
const openConfigured = async (storage: Config['storage']): Promise<FileStorage> => {
  if (storage.kind === 'disk') return (await import('./folder.ts')).openFolder(storage.folder)
  return (await import('./bucket.ts')).openBucket(storage)
}

/** @param name for operators, when it is not the storage of the product's files */
export const openStorage = async (storage: Config['storage'], name?: string): Promise<FileStorage> => {
  const backend = await openConfigured(storage)
  const orUnavailable = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      throw new StorageUnavailable(error, name)
    }
  }
  async function* reachedEach<T>(each: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* each
    } catch (error) {
      throw new StorageUnavailable(error, name)
    }
  }
  return {
    write: async (key, bytes, contentType) => orUnavailable(backend.write(checked(key), bytes, contentType)),
    writeStream: async (key, stream, contentType) => {
      try {
        await orUnavailable(backend.writeStream(checked(key), stream, contentType))
      } finally {
        // A stream that was not read to its end keeps its source open.
        stream.destroy()
      }
    },
    read: async (key) => orUnavailable(backend.read(checked(key))),
    remove: async (key) => orUnavailable(backend.remove(checked(key))),
    removeAll: async (segments) => orUnavailable(backend.removeAll(checked(segments))),
    removeUnfinished: async (segments, before) =>
      orUnavailable(backend.removeUnfinished(checked(segments), before)),
    list: (segments) => reachedEach(backend.list(checked(segments))),
    check: () => orUnavailable(backend.check()),
  }
}
