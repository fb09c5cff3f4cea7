import { promisify } from 'node:util'
import { MAX_DOCUMENTS, MAX_PICTURES, PACKAGE_FILE } from '@wohlauf/contract/course-packages/package-limits'
import {
  MAX_FILE_BYTES,
  MAX_FILE_MEGABYTES,
  MAX_PACKAGE_BYTES,
  MAX_PACKAGE_MEGABYTES,
} from '@wohlauf/contract/values/file-size'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { Refusal } from '../../base/refusal.ts'
import { PackageTooLarge, packageFault } from './package-fault.ts'
import { refuseLongText } from './package-text.ts'

const MAX_ENTRIES = MAX_PICTURES + MAX_DOCUMENTS + 1

/** What archivers and file managers add to each folder. It is not unpacked. */
const MAX_ADDITIONS = 500

const NAME = /^files\/[0-9a-f]{64}\.[a-z]{3,4}$/

const ADDITION = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini|)$/i

const [STORED, DEFLATED] = [0, 8]
const ENCRYPTED = 1
const [FILE_TYPE, REGULAR_FILE] = [0o170000, 0o100000]

/** Symbolic links, devices and folders have another type; archivers of other systems write none. */
const isRegular = ({ externalFileAttributes }: Entry): boolean =>
  [0, REGULAR_FILE].includes((externalFileAttributes >>> 16) & FILE_TYPE)

/** The names are read as latin1, because only ASCII is accepted; a person reads them as they were written. */
const quotedName = (name: string): string => {
  const rawName = Buffer.from(name, 'latin1')
    .toString('utf8')
    .replaceAll(/[\p{C}\ufffd]/gu, '')
  return `„${Array.from(rawName).slice(0, 80).join('')}“`
}

const REMOVE = 'Nimm diese Datei bitte heraus, oder speichere das Paket noch einmal'
const PACK_AGAIN = 'Packe das Paket bitte noch einmal, als gewöhnliches ZIP ohne Passwort'

const faultOf = (entry: Entry, name: string): string | null => {
  if (name !== PACKAGE_FILE && !NAME.test(name))
    return `${quotedName(name)} heißt anders als die Dateien eines Pakets. ${REMOVE}`
  if (!isRegular(entry)) return `${quotedName(name)} ist eine Verknüpfung statt einer Datei. ${REMOVE}`
  if (entry.generalPurposeBitFlag & ENCRYPTED) return `${quotedName(name)} ist verschlüsselt. ${PACK_AGAIN}`
  return [STORED, DEFLATED].includes(entry.compressionMethod)
    ? null
    : `${quotedName(name)} ist auf unbekannte Art gepackt. ${PACK_AGAIN}`
}

const tooManyFiles = () => new PackageTooLarge(`Es darf höchstens ${MAX_ENTRIES} Dateien enthalten`)

const refuseLarge = (name: string, { uncompressedSize }: Entry): void => {
  if (name === PACKAGE_FILE) refuseLongText(uncompressedSize)
  if (uncompressedSize > MAX_FILE_BYTES)
    throw new PackageTooLarge(
      `Jede Datei darin darf höchstens ${MAX_FILE_MEGABYTES} MB haben`,
      'Verkleinere bitte das Bild oder Dokument',
    )
}

type NamedEntry = { name: string; entry: Entry }

/** Archivers put the files of a folder into that folder; '' when the package lies on top. */
const commonFolder = (entries: readonly NamedEntry[]): string => {
  const textFile = entries.find(({ name }) => name.endsWith(`/${PACKAGE_FILE}`))?.name
  const folder = textFile?.slice(0, -PACKAGE_FILE.length)
  return folder && entries.every(({ name }) => name.startsWith(folder)) ? folder : ''
}

/** @throws Refusal with the reason when a file belongs to no package, or when there are too many */
const checkedEntries = (namedEntries: readonly NamedEntry[]): Map<string, Entry> => {
  const folder = commonFolder(namedEntries)
  const entries = new Map<string, Entry>()
  let declaredBytes = 0
  for (const { name: path, entry } of namedEntries) {
    const name = path.slice(folder.length)
    declaredBytes += entry.uncompressedSize
    const fault = faultOf(entry, name)
    if (fault) throw packageFault(fault)
    if (entries.has(name)) throw packageFault(`zwei Dateien darin heißen ${quotedName(name)}. ${REMOVE}`)
    if (entries.size >= MAX_ENTRIES) throw tooManyFiles()
    if (declaredBytes > MAX_PACKAGE_BYTES)
      throw new PackageTooLarge(`Ausgepackt darf es höchstens ${MAX_PACKAGE_MEGABYTES} MB haben`)
    refuseLarge(name, entry)
    entries.set(name, entry)
  }
  return entries
}

/** Reads the directory only; nothing is unpacked yet. */
const readDirectory = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries: NamedEntry[] = []
    zip.on('entry', (entry: Entry) => {
      // A Buffer, because the names are not decoded. Windows' own archiver has written its separator.
      const name = Buffer.from(entry.fileName as unknown as Buffer)
        .toString('latin1')
        .replaceAll('\\', '/')
      if (!ADDITION.test(name)) entries.push({ name, entry })
      zip.readEntry()
    })
    zip.once('end', () => {
      try {
        resolve(checkedEntries(entries))
      } catch (error) {
        reject(error)
      }
    })
    zip.once('error', reject)
    if (zip.entryCount > MAX_ENTRIES + MAX_ADDITIONS) reject(tooManyFiles())
    else zip.readEntry()
  })

const unpack = async (stream: NodeJS.ReadableStream, size: number): Promise<Buffer<ArrayBuffer>> => {
  // The buffer is not part of Node's shared pool, so that it can be transferred to another thread.
  const unpackedBytes = Buffer.from(new ArrayBuffer(size))
  let bytes = 0
  for await (const piece of stream as AsyncIterable<Buffer>) {
    // Leaving the loop ends the stream: the size in the directory is not trusted.
    if (bytes + piece.length > size) throw packageFault('eine Datei darin ist größer, als angegeben ist')
    unpackedBytes.set(piece, bytes)
    bytes += piece.length
  }
  if (bytes !== size) throw packageFault('eine Datei darin ist unvollständig')
  return unpackedBytes
}

const unpackAll = async (bytes: Buffer): Promise<Map<string, Buffer<ArrayBuffer>>> => {
  const open = promisify<Buffer, object, ZipFile>(fromBuffer)
  const zip = await open(bytes, { lazyEntries: true, decodeStrings: false }).catch(() => {
    throw new Refusal('package-not-valid', { message: 'Das ist kein Kurspaket: Die Datei ist kein ZIP.' })
  })
  const entries = await readDirectory(zip)
  const openStream = promisify(zip.openReadStream.bind(zip)) as (
    entry: Entry,
  ) => Promise<NodeJS.ReadableStream>
  const unpackedFiles = new Map<string, Buffer<ArrayBuffer>>()
  for (const [name, entry] of entries)
    unpackedFiles.set(name, await unpack(await openStream(entry), entry.uncompressedSize))
  return unpackedFiles
}

/**
 * The files of a package by their names, which are no paths. They are unpacked one after the other, to
 * `MAX_PACKAGE_BYTES` in all.
 * @throws Refusal `package-not-valid` with the reason
 */
export const readEntries = async (bytes: Buffer): Promise<Map<string, Buffer<ArrayBuffer>>> => {
  try {
    return await unpackAll(bytes)
  } catch (error) {
    throw error instanceof Refusal ? error : packageFault('es lässt sich nicht auspacken')
  }
}
