import { promisify } from 'node:util'
import { MAX_DOCUMENTS, MAX_PICTURES, PACKAGE_FILE } from '@wohlauf/contract/course-packages/package-limits'
import { MAX_PACKAGE_BYTES } from '@wohlauf/contract/values/file-size'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { Refusal } from '../../base/refusal.ts'
import { packageFault } from './package-fault.ts'

const MAX_ENTRIES = MAX_PICTURES + MAX_DOCUMENTS + 1

const NAME = /^files\/[0-9a-f]{64}\.[a-z]{3,4}$/

const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1
const [FILE_TYPE, REGULAR_FILE] = [0o170000, 0o100000]

/** Symbolic links, devices and folders have another type; archivers of other systems write none. */
const isRegular = ({ externalFileAttributes }: Entry): boolean =>
  [0, REGULAR_FILE].includes((externalFileAttributes >>> 16) & FILE_TYPE)

const faultOf = (entry: Entry, name: string): string | null => {
  if (name !== PACKAGE_FILE && !NAME.test(name))
    return 'eine Datei darin heißt anders als die Dateien eines Pakets'
  if (!isRegular(entry)) return 'es enthält eine Verknüpfung statt einer Datei'
  if (entry.generalPurposeBitFlag & ENCRYPTED) return 'eine Datei darin ist verschlüsselt'
  return [STORED, DEFLATED].includes(entry.compressionMethod)
    ? null
    : 'eine Datei darin ist auf unbekannte Art gepackt'
}

/** By the directory alone; nothing is unpacked yet. */
const readDirectory = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let declaredBytes = 0
    const add = (entry: Entry) => {
      // A Buffer, because the names are not decoded: only ASCII is accepted.
      const name = Buffer.from(entry.fileName as unknown as Buffer).toString('latin1')
      declaredBytes += entry.uncompressedSize
      const fault = faultOf(entry, name)
      if (fault) throw packageFault(fault)
      if (entries.has(name)) throw packageFault('zwei Dateien darin heißen gleich')
      if (entries.size >= MAX_ENTRIES) throw packageFault('es enthält zu viele Dateien')
      if (declaredBytes > MAX_PACKAGE_BYTES) throw packageFault('ausgepackt ist es zu groß')
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

const unpack = async (stream: NodeJS.ReadableStream, maxBytes: number): Promise<Buffer> => {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    // Leaving the loop ends the stream: what the directory has declared is not believed.
    if (bytes > maxBytes) throw packageFault('eine Datei darin ist größer, als angegeben ist')
    pieces.push(piece as Buffer)
  }
  if (bytes !== maxBytes) throw packageFault('eine Datei darin ist unvollständig')
  return Buffer.concat(pieces)
}

const unpackAll = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer)
  const zip = await open(bytes, { lazyEntries: true, decodeStrings: false }).catch(() => {
    throw new Refusal('package-not-valid', { message: 'Das ist kein Kurspaket: Die Datei ist kein ZIP.' })
  })
  const entries = await readDirectory(zip)
  const openStream = promisify(zip.openReadStream.bind(zip)) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream>
  const unpacked = new Map<string, Buffer>()
  for (const [name, entry] of entries)
    unpacked.set(name, await unpack(await openStream(entry), entry.uncompressedSize))
  return unpacked
}

/**
 * The files of a package by their names, which are names and no paths. They are unpacked one after the other, to
 * `MAX_PACKAGE_BYTES` in all.
 * @throws Refusal `package-not-valid` with the reason
 */
export const readEntries = async (bytes: Buffer): Promise<Map<string, Buffer>> => {
  try {
    return await unpackAll(bytes)
  } catch (error) {
    throw error instanceof Refusal ? error : packageFault('es lässt sich nicht auspacken')
  }
}
