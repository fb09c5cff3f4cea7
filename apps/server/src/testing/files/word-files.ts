import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'

const SECTOR = 512
const [FREE, END, OF_TABLE, OF_CHAIN] = [0xffffffff, 0xfffffffe, 0xfffffffd, 0xfffffffc]
const KINDS = { storage: 1, stream: 2, root: 5 }

type DirectoryEntry = { name: string; kind?: keyof typeof KINDS; right?: number; child?: number }

const writeEntry = ({ name, kind = 'stream', right = FREE, child = FREE }: DirectoryEntry): Buffer => {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE(name.length * 2 + 2, 64)
  entry[66] = KINDS[kind]
  for (const [offset, id] of [
    [68, FREE],
    [72, right],
    [76, child],
  ] as const)
    entry.writeUInt32LE(id, offset)
  return entry
}

const numbers = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

/** Fills complete sectors with numbers, the last one padded. */
const inSectors = (values: readonly number[], perSector: number): number[][] =>
  Array.from({ length: Math.ceil(values.length / perSector) }, (_, index) => {
    const part = values.slice(index * perSector, (index + 1) * perSector)
    return [...part, ...Array<number>(perSector - part.length).fill(FREE)]
  })

/**
 * A compound file with a directory only: the content of its streams does not matter here.
 *
 * @param entries added after the root's own; without `right` they form one chain
 * @param fillingSectors sectors before the directory; from 13,952 on the table no longer fits into the header
 */
export const makeCompoundFile = (entries: readonly DirectoryEntry[], fillingSectors = 1): Buffer => {
  const chained = entries.map((entry, index) => ({
    right: index + 2 <= entries.length ? index + 2 : FREE,
    ...entry,
  }))
  const directory = Buffer.concat(
    [{ name: 'Root Entry', kind: 'root' as const, child: 1 }, ...chained].map(writeEntry),
  )
  const directorySectors = Math.ceil(directory.length / SECTOR)
  const usedSectors = fillingSectors + directorySectors
  const tableSectors = Math.ceil((usedSectors + 200) / 127)
  const chainSectors = Math.ceil(Math.max(tableSectors - 109, 0) / 127)
  const firstOfTable = usedSectors
  const firstOfChain = usedSectors + tableSectors
  const table = [
    ...Array<number>(fillingSectors).fill(FREE),
    ...Array.from({ length: directorySectors }, (_, index) =>
      index + 1 < directorySectors ? fillingSectors + index + 1 : END,
    ),
    ...Array<number>(tableSectors).fill(OF_TABLE),
    ...Array<number>(chainSectors).fill(OF_CHAIN),
  ]
  const ofTable = Array.from({ length: tableSectors }, (_, index) => firstOfTable + index)
  const inHeader = [...ofTable.slice(0, 109), ...Array<number>(109).fill(FREE)].slice(0, 109)
  const chain = inSectors(ofTable.slice(109), 127).map((part, index) => [
    ...part,
    index + 1 < chainSectors ? firstOfChain + index + 1 : END,
  ])
  const header = Buffer.alloc(SECTOR)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt32LE(fillingSectors, 0x30)
  header.writeUInt32LE(chainSectors > 0 ? firstOfChain : END, 0x44)
  numbers(inHeader).copy(header, 0x4c)
  return Buffer.concat([
    header,
    Buffer.alloc(fillingSectors * SECTOR),
    directory,
    Buffer.alloc(directorySectors * SECTOR - directory.length),
    numbers(inSectors(table, 128).flat()),
    Buffer.alloc((tableSectors - Math.ceil(table.length / 128)) * SECTOR, 0xff),
    numbers(chain.flat()),
  ])
}

export const makeDoc = (): Buffer => makeCompoundFile([{ name: 'WordDocument' }, { name: '1Table' }])

export const zip = (parts: Readonly<Record<string, string | Buffer>>): Promise<Buffer> => {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(parts))
    file.addBuffer(Buffer.from(content), name, { compress: content.length > 1000 })
  file.end()
  return buffer(file.outputStream)
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'

export const contentTypes = (type = MAIN, partName = '/word/document.xml'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="${partName}" ContentType="${type}"/></Types>`

export const relationships = (...entries: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${RELATIONSHIPS}">${entries.join('')}</Relationships>`

export const DOCX_PARTS = {
  '[Content_Types].xml': contentTypes(),
  '_rels/.rels': relationships(
    '<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>',
  ),
  'word/document.xml':
    '<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Wochenplan</w:t></w:r></w:p></w:body></w:document>',
}

export const makeDocx = (): Promise<Buffer> => zip(DOCX_PARTS)

/** A zip that declares a packed and an unpacked size for one of its parts, correct or not. */
export const declareSize = (bytes: Buffer, name: string, packed: number, unpacked: number): Buffer => {
  const changedBytes = Buffer.from(bytes)
  // In the directory, an entry's name follows 46 bytes after its marker.
  const entry = changedBytes.lastIndexOf(name) - 46
  changedBytes.writeUInt32LE(packed, entry + 20)
  changedBytes.writeUInt32LE(unpacked, entry + 24)
  return changedBytes
}
