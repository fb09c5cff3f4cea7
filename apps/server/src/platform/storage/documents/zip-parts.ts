import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

// Limits that no usual document approaches; a small file can unpack to gigabytes.
const MAX_PARTS = 1000
const MAX_BYTES = 50 * 1024 * 1024
const LARGE_BYTES = 1024 * 1024
const MAX_RATIO = 200

/** The limit over all parts together. */
const MAX_READ_BYTES = 8 * 1024 * 1024

/** Names are compared case-insensitively, as in OPC; folders are omitted. */
export type ZipParts = {
  names: readonly string[]
  /** @throws Error for an unknown name, a part of more than `maxBytes` bytes, or at the total limit */
  read: (name: string, maxBytes: number) => Promise<Buffer>
  /** At most one chunk of the stream. */
  beginning: (name: string) => Promise<Buffer>
}

/** Names as OPC compares them; other spellings would be understood only by some readers. */
const nameOf = (path: string): string => {
  const name = decodeURIComponent(path).toLowerCase()
  if (/(^|\/)\.?(\/|$)|[\\\0]/.test(name)) throw new RangeError('a part has an unusual name')
  return name
}

/** Reading stops at values that no document has. */
const readDirectory = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let [count, bytes] = [0, 0]
    const add = (entry: Entry) => {
      const { uncompressedSize, compressedSize, fileName } = entry
      count += 1
      bytes += uncompressedSize
      const isBomb = uncompressedSize > LARGE_BYTES && uncompressedSize > compressedSize * MAX_RATIO
      if (isBomb || bytes > MAX_BYTES || count > MAX_PARTS)
        throw new RangeError('no document unpacks to that')
      if (fileName.endsWith('/')) return
      const name = nameOf(fileName)
      if (entries.has(name)) throw new RangeError('two parts have the same name')
      entries.set(name, entry)
    }
    zip.on('entry', (entry: Entry) => {
      try {
        add(entry)
        zip.readEntry()
      } catch (error) {
        reject(error)
      }
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })

/** @throws Error for bytes that are not a zip, or a zip that unpacks to more than a document does */
export const openZip = async (bytes: Buffer): Promise<ZipParts> => {
  const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: true })
  const entries = await readDirectory(zip)
  const open = promisify(zip.openReadStream.bind(zip)) as (entry: Entry) => Promise<NodeJS.ReadableStream>
  let readBytes = 0
  const find = (name: string): Entry => {
    const entry = entries.get(name)
    if (!entry) throw new RangeError('a part is missing')
    return entry
  }
  return {
    names: [...entries.keys()],
    read: async (name, maxBytes) => {
      const entry = find(name)
      readBytes += entry.uncompressedSize
      if (entry.uncompressedSize > maxBytes || readBytes > MAX_READ_BYTES)
        throw new RangeError('too much would have to be read')
      return buffer(await open(entry))
    },
    beginning: async (name) => {
      for await (const piece of await open(find(name))) return piece as Buffer
      return Buffer.alloc(0)
    },
  }
}
