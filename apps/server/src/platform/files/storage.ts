import type { Readable } from 'node:stream'
import type { Config } from '../config/config.ts'

/**
 * Where bytes are kept: a folder or an S3 bucket. Keys are `<app id>/<kind>/<random>…` in small letters; a key's bytes
 * never change. All of it throws {@link StorageUnavailable} when the place cannot be reached or written.
 */
export type FileStorage = {
  /** Returns when the bytes would survive a power cut, so that a row written after it is never without them. */
  write: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** The same for what is made while it is written, of any length: it is never whole in memory. */
  writeStream: (key: string, stream: Readable, contentType: string) => Promise<void>
  /** Null when there is nothing under the key. */
  read: (key: string) => Promise<Readable | null>
  /** Also succeeds when there is nothing. */
  remove: (key: string) => Promise<void>
  /** Removes every file whose key begins with these segments. */
  removeAll: (segments: string) => Promise<void>
  /** Every file whose key begins with these segments, in no order. */
  list: (segments: string) => AsyncIterable<ListedFile>
  /** Cheap enough to be asked every few seconds, and leaves nothing behind. */
  check: () => Promise<void>
}

export type ListedFile = { key: string; writtenAt: Date }

/** The folder or bucket cannot be used just now; the cause says why. */
export class StorageUnavailable extends Error {
  constructor(cause: unknown) {
    super(`the file storage cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

const SEGMENT = '[a-z0-9][a-z0-9._-]*'
const SEGMENTS = new RegExp(`^${SEGMENT}(?:/${SEGMENT})*$`)

/** Keys are made by us; one that could leave the folder is a mistake in the code and never reaches it. */
const checked = (key: string): string => {
  if (!SEGMENTS.test(key) || key.length > 512) throw new RangeError(`"${key}" is no storage key`)
  return key
}

const reached = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

async function* reachedEach<T>(each: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* each
  } catch (error) {
    throw new StorageUnavailable(error)
  }
}

/** The folder's or the bucket's code loads only when configured: the S3 client alone is larger than the rest of the server. */
const openConfigured = async (storage: Config['storage']): Promise<FileStorage> => {
  if (storage.kind === 'disk') return (await import('./folder.ts')).openFolder(storage.folder)
  return (await import('./bucket.ts')).openBucket(storage)
}

export const openStorage = async (storage: Config['storage']): Promise<FileStorage> => {
  const opened = await openConfigured(storage)
  return {
    write: async (key, bytes, contentType) => reached(opened.write(checked(key), bytes, contentType)),
    writeStream: async (key, stream, contentType) =>
      reached(opened.writeStream(checked(key), stream, contentType)),
    read: async (key) => reached(opened.read(checked(key))),
    remove: async (key) => reached(opened.remove(checked(key))),
    removeAll: async (segments) => reached(opened.removeAll(checked(segments))),
    list: (segments) => reachedEach(opened.list(checked(segments))),
    check: () => reached(opened.check()),
  }
}
