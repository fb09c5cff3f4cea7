/*
 * A DOC is a compound file ("OLE", [MS-CFB]): sectors of one size, chained by a table (FAT), among them a directory whose
 * entries form trees. XLS, PPT and MSI are compound files too; what makes a DOC is a stream WordDocument below the root.
 */

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER_BYTES = 512
const ENTRY_BYTES = 128
/** Numbers above mean "none", "end" and the like. */
const LAST_SECTOR = 0xfffffffa
const ROOT = 5
const STREAM = 2

type Sectors = { at: (offset: number) => number; offsetOf: (sector: number) => number; size: number }

/** Outside of the file is "none": a broken file leads nowhere. */
const sectorsOf = (bytes: Buffer): Sectors => {
  const size = 2 ** bytes.readUInt16LE(0x1e)
  return {
    size,
    at: (offset) => (offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : LAST_SECTOR + 1),
    offsetOf: (sector) => (sector + 1) * size,
  }
}

/** Follows a chain; one that bites its tail ends there. */
const follow = (first: number, next: (sector: number) => number): number[] => {
  const chain = new Set<number>()
  for (let sector = first; sector <= LAST_SECTOR && !chain.has(sector); sector = next(sector))
    chain.add(sector)
  return [...chain]
}

/** Where the table's own sectors are: 109 stand in the header, the rest in a chain. */
const tableSectors = ({ at, offsetOf, size }: Sectors): number[] => {
  const lastOf = (sector: number) => at(offsetOf(sector) + size - 4)
  const inHeader = Array.from({ length: 109 }, (_, place) => at(0x4c + place * 4))
  const inChain = follow(at(0x44), lastOf).flatMap((sector) =>
    Array.from({ length: size / 4 - 1 }, (_, place) => at(offsetOf(sector) + place * 4)),
  )
  return [...inHeader, ...inChain].filter((sector) => sector <= LAST_SECTOR)
}

/** Where the directory's entries begin. */
const entryOffsets = (sectors: Sectors): number[] => {
  const { at, offsetOf, size } = sectors
  const table = tableSectors(sectors)
  const perSector = size / 4
  const next = (sector: number) => {
    const of = table[Math.floor(sector / perSector)]
    return of === undefined ? LAST_SECTOR + 1 : at(offsetOf(of) + (sector % perSector) * 4)
  }
  return follow(at(0x30), next).flatMap((sector) =>
    Array.from({ length: size / ENTRY_BYTES }, (_, place) => offsetOf(sector) + place * ENTRY_BYTES),
  )
}

/** Names and kinds of what stands directly below the root. */
const rootEntries = (bytes: Buffer): { name: string; kind: number }[] => {
  const sectors = sectorsOf(bytes)
  const offsets = entryOffsets(sectors).filter((offset) => offset + ENTRY_BYTES <= bytes.length)
  const [root] = offsets
  if (root === undefined || bytes[root + 66] !== ROOT) return []
  const found = new Set<number>()
  const waiting = [sectors.at(root + 76)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const offset = offsets[id]
    if (offset === undefined || found.has(offset)) continue
    found.add(offset)
    waiting.push(sectors.at(offset + 68), sectors.at(offset + 72))
  }
  return [...found].map((offset) => {
    const length = Math.min(Math.max(bytes.readUInt16LE(offset + 64) - 2, 0), 62)
    return { name: bytes.toString('utf16le', offset, offset + length), kind: bytes[offset + 66] ?? 0 }
  })
}

/** Whether the bytes are a DOC that brings no macros. */
export const isWordBinary = (bytes: Buffer): boolean => {
  if (bytes.length < HEADER_BYTES || !bytes.subarray(0, 8).equals(SIGNATURE)) return false
  if (![9, 12].includes(bytes.readUInt16LE(0x1e))) return false
  const entries = rootEntries(bytes)
  return (
    entries.some(({ name, kind }) => name === 'WordDocument' && kind === STREAM) &&
    !entries.some(({ name }) => name === 'Macros' || name === '_VBA_PROJECT_CUR')
  )
}
