import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'

// Bounds that no real document comes near; a small file can unpack to gigabytes.
const MOST_ENTRIES = 2000
const MOST_BYTES = 50 * 1024 * 1024
const LARGE_BYTES = 1024 * 1024
const MOST_RATIO = 200

const CONTENT_TYPES = '[Content_Types].xml'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The names that the directory lists; reading stops at what no document has. */
const readDirectory = (zip: ZipFile): Promise<Map<string, Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    let bytes = 0
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize
      const { uncompressedSize, compressedSize, fileName } = entry
      const isBomb = uncompressedSize > LARGE_BYTES && uncompressedSize > compressedSize * MOST_RATIO
      if (isBomb || bytes > MOST_BYTES || entries.size >= MOST_ENTRIES || entries.has(fileName))
        return reject(new RangeError('no document unpacks to that'))
      entries.set(fileName, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', reject)
    zip.readEntry()
  })

/** A part's text; XML writes characters as numbers too. */
const textOf = async (zip: ZipFile, entry: Entry | undefined): Promise<string> => {
  if (!entry || entry.uncompressedSize > LARGE_BYTES) throw new RangeError('a part is missing or too long')
  const stream = await promisify(zip.openReadStream.bind(zip))(entry)
  const text = (await buffer(stream)).toString('utf8')
  return text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hexadecimal, decimal) => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

const tagsOf = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:[\\w.-]+:)?${name}\\s[^>]*>`, 'g')) ?? []

const attributeOf = (tag: string, name: string): string =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean) ?? ''

/** The part that is the text, by its content type; in nearly all documents `word/document.xml`. */
const hasMainPart = (contentTypes: string, entries: ReadonlyMap<string, Entry>): boolean =>
  tagsOf(contentTypes, 'Override').some(
    (tag) =>
      attributeOf(tag, 'ContentType') === MAIN_TYPE &&
      entries.has(attributeOf(tag, 'PartName').replace(/^\//, '')),
  )

/** Word fetches such parts when it opens the document; from a disk of one's own is no harm, from elsewhere it is. */
const isFetchedFromElsewhere = (relationship: string): boolean =>
  attributeOf(relationship, 'TargetMode') === 'External' &&
  /\/(attachedTemplate|oleObject|frame|subDocument)$/.test(attributeOf(relationship, 'Type')) &&
  !/^file:\/\/\/[a-z]:/i.test(attributeOf(relationship, 'Target'))

const judge = async (zip: ZipFile): Promise<boolean> => {
  const entries = await readDirectory(zip)
  const names = [...entries.keys()]
  if (names.some((name) => /(^|\/)vba[^/]*\.bin$/i.test(name))) return false
  if (!hasMainPart(await textOf(zip, entries.get(CONTENT_TYPES)), entries)) return false
  for (const name of names.filter((each) => each.endsWith('.rels'))) {
    const relationships = await textOf(zip, entries.get(name))
    if (tagsOf(relationships, 'Relationship').some(isFetchedFromElsewhere)) return false
  }
  return true
}

/** Whether the bytes are a DOCX that brings no macros and fetches nothing from elsewhere. */
export const isWordPackage = async (bytes: Buffer): Promise<boolean> => {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return false
  try {
    const zip = await promisify<Buffer, object, ZipFile>(fromBuffer)(bytes, { lazyEntries: true })
    return await judge(zip)
  } catch {
    // Whatever cannot be read is no document; the reasons are the sender's.
    return false
  }
}
