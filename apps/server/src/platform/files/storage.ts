import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Disk, errors } from 'flydrive'
import type { Config } from '../config/config.ts'

/** Where bytes are kept: a folder or an S3 bucket. Keys are `<app id>/<kind>/<random>…`; a key's bytes never change. */
export type FileStorage = {
  write: (key: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Null when there is nothing under the key. */
  read: (key: string) => Promise<Readable | null>
  remove: (key: string) => Promise<void>
  /** Throws when the place cannot be reached or written. */
  check: () => Promise<void>
}

/** Drivers load only when configured: the S3 client alone is larger than the rest of the server. */
const openDisk = async (storage: Config['storage']): Promise<Disk> => {
  if (storage.kind === 'disk') {
    const { FSDriver } = await import('flydrive/drivers/fs')
    return new Disk(new FSDriver({ location: storage.folder, visibility: 'private' }))
  }
  const { S3Driver } = await import('flydrive/drivers/s3')
  return new Disk(
    new S3Driver({
      endpoint: storage.endpoint,
      region: storage.region,
      bucket: storage.bucket,
      credentials: { accessKeyId: storage.accessKeyId, secretAccessKey: storage.secretAccessKey },
      forcePathStyle: true,
      visibility: 'private',
      // Not every S3-compatible service knows access lists; ours are private by the bucket's own policy.
      supportsACL: false,
    }),
  )
}

const isMissing = (error: unknown): boolean => {
  const cause = error instanceof errors.E_CANNOT_READ_FILE ? error.cause : error
  const { code, name } = (cause ?? {}) as { code?: string; name?: string }
  return code === 'ENOENT' || name === 'NoSuchKey' || name === 'NotFound'
}

const PROBE = Buffer.from('wohlauf')
const PROBE_KEY = `check/${createHash('sha256').update(PROBE).digest('hex').slice(0, 16)}`

export const openStorage = async (storage: Config['storage']): Promise<FileStorage> => {
  const disk = await openDisk(storage)
  return {
    write: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    read: async (key) => {
      try {
        // S3 answers a missing key on the first byte; a folder only when the stream is opened.
        if (!(await disk.exists(key))) return null
        return await disk.getStream(key)
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    remove: (key) => disk.delete(key),
    check: () => disk.put(PROBE_KEY, PROBE),
  }
}
