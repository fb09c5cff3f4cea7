import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { FileStorage } from '../../platform/storage/storage.ts'

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  zip: 'application/zip',
}

const typeOf = (key: string): string => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

/** Writes files that arrive in parts, one file after the other. */
export const createFileWriter = (storage: FileStorage) => {
  let open: { key: string; stream: PassThrough; writing: Promise<void> } | null = null
  const end = async (): Promise<void> => {
    open?.stream.end()
    const writing = open?.writing
    open = null
    await writing
  }
  return {
    write: async (key: string, part: number, bytes: Buffer): Promise<void> => {
      if (part === 1) {
        await end()
        const stream = new PassThrough()
        const writing = storage.writeStream(key, stream, typeOf(key))
        // Awaited at its end; until then its error must not be an unhandled one.
        writing.catch(() => {})
        open = { key, stream, writing }
      }
      if (open && !open.stream.write(bytes)) await Promise.race([once(open.stream, 'drain'), open.writing])
    },
    end,
  }
}
