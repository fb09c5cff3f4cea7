import type { DocumentFault } from './document-format.ts'

/* A DOC is a compound file ("OLE", [MS-CFB]): sectors of one size, chained by a table (FAT), among them a
   directory whose entries form trees. XLS, PPT and MSI are compound files too; a DOC is recognised by a
   stream WordDocument below the root. */

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** The largest number: like all markers for "end" and similar, it is not a sector of the file. */
const NONE = 0xffffffff
const ROOT = 5
const STREAM = 2

/** No document's directory has more entries; each entry is a stream or a storage. */
const MAX_ENTRIES = 4096

type Sectors = {
  at: (offset: number) => number
  offsetOf: (sector: number) => number
  /** The offset of a sector in the file. */
  isThere: (sector: number) => boolean
  size: number
}

/** Outside of the file it returns "none": a broken file leads nowhere. */
const sectorsOf = (bytes: Buffer): Sectors => {
  const size = 2 ** bytes.readUInt16LE(0x1e)
  const offsetOf = (sector: number) => (sector + 1) * size
  return {
    size,
    at: (offset) => (offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : NONE),
    offsetOf,
    isThere: (sector) => offsetOf(sector) < bytes.length,
  }
}

/** A chain with a cycle or out of the file ends there, so it is no longer than the file. */
const follow = ({ isThere }: Sectors, first: number, next: (sector: number) => number): number[] => {
  const chain = new Set<number>()
  for (let sector = first; isThere(sector) && !chain.has(sector); sector = next(sector)) chain.add(sector)
  return [...chain]
}

/** The sectors of the table itself: 109 are listed in the header, the rest in a chain. */
const tableSectors = (sectors: Sectors): number[] => {
  const { at, offsetOf, size } = sectors
  const lastOf = (sector: number) => at(offsetOf(sector) + size - 4)
  const inHeader = Array.from({ length: 109 }, (_, index) => at(0x4c + index * 4))
  const inChain = follow(sectors, at(0x44), lastOf).flatMap((sector) =>
    Array.from({ length: size / 4 - 1 }, (_, index) => at(offsetOf(sector) + index * 4)),
  )
  return [...inHeader, ...inChain]
}

/** The offsets of the directory's entries; none when there are more than any document has. */
const entryOffsets = (sectors: Sectors, bytes: Buffer): number[] => {
  const { at, offsetOf, size } = sectors
  const table = tableSectors(sectors)
  const perSector = size / 4
  const next = (sector: number) => {
    const tableSector = table[Math.floor(sector / perSector)]
    return tableSector === undefined ? NONE : at(offsetOf(tableSector) + (sector % perSector) * 4)
  }
  const perDirectorySector = size / ENTRY_BYTES
  const directory = follow(sectors, at(0x30), next)
  if (directory.length * perDirectorySector > MAX_ENTRIES) return []
  return directory
    .flatMap((sector) =>
      Array.from({ length: perDirectorySector }, (_, index) => offsetOf(sector) + index * ENTRY_BYTES),
    )
    .filter((offset) => offset + ENTRY_BYTES <= bytes.length)
}

/** Names are compared case-insensitively. */
const entryAt = (bytes: Buffer, offset: number): { name: string; kind: number } => {
  const length = Math.min(Math.max(bytes.readUInt16LE(offset + 64) - 2, 0), 62)
  const name = bytes.toString('utf16le', offset, offset + length).toUpperCase()
  return { name, kind: bytes[offset + 66] ?? 0 }
}

const belowRoot = (sectors: Sectors, offsets: readonly number[], root: number): number[] => {
  const entries = new Set<number>()
  const pendingEntries = [sectors.at(root + 76)]
  for (let id = pendingEntries.pop(); id !== undefined; id = pendingEntries.pop()) {
    const offset = offsets[id]
    if (offset === undefined || entries.has(offset)) continue
    entries.add(offset)
    pendingEntries.push(sectors.at(offset + 68), sectors.at(offset + 72))
  }
  return [...entries]
}

const MACROS = ['MACROS', '_VBA_PROJECT_CUR']

/** The name under which an embedded file of any kind, programs included, is stored at any depth. */
const EMBEDDED_FILE = '\u0001OLE10NATIVE'

/** A DOCX (XLSX, PPTX) that is encrypted as a whole. */
const ENCRYPTED_PACKAGE = 'ENCRYPTEDPACKAGE'

/** A stream that is not shorter has sectors of its own; Word's text always has. */
const MIN_BYTES_OF_TEXT = 4096
const IS_ENCRYPTED = 0x0100

/** The flag is in the text's header ([MS-DOC], FibBase). */
const isEncrypted = ({ at, offsetOf, isThere }: Sectors, text: number): boolean => {
  const first = at(text + 116)
  if (at(text + 120) < MIN_BYTES_OF_TEXT || !isThere(first)) return false
  return ((at(offsetOf(first) + 8) >>> 16) & IS_ENCRYPTED) !== 0
}

export const isCompoundFile = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(SIGNATURE)

/** Why a compound file is not accepted; null for a DOC without macros or embedded files. */
export const faultOfWordBinary = (bytes: Buffer): DocumentFault | null => {
  if (bytes.length < HEADER_BYTES || ![9, 12].includes(bytes.readUInt16LE(0x1e))) return 'document-damaged'
  const sectors = sectorsOf(bytes)
  const offsets = entryOffsets(sectors, bytes)
  const [root = NONE] = offsets
  if (bytes[root + 66] !== ROOT) return 'document-damaged'
  const entries = belowRoot(sectors, offsets, root).map((offset) => ({ offset, ...entryAt(bytes, offset) }))
  if (entries.some(({ name }) => name === ENCRYPTED_PACKAGE)) return 'document-needs-password'
  const text = entries.find(({ name, kind }) => name === 'WORDDOCUMENT' && kind === STREAM)
  if (!text) return 'wrong-file-format'
  if (isEncrypted(sectors, text.offset)) return 'document-needs-password'
  if (entries.some(({ name }) => MACROS.includes(name))) return 'document-has-macros'
  const hasFile = offsets.some((offset) => entryAt(bytes, offset).name === EMBEDDED_FILE)
  return hasFile ? 'document-has-embedded-file' : null
}
