import { isPartTaken, isProgram } from './package-parts.ts'
import { type XmlElement, xmlElementsOf } from './xml-elements.ts'
import { openZip, type ZipParts } from './zip-parts.ts'

/* A DOCX is a package (ECMA-376, part 2): a zip of parts, an index of their types, and beside parts `.rels`
   files that list each part's references, external ones included. */

const CONTENT_TYPES = '[content_types].xml'
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const ZIP_MARK = 'PK\x03\x04'

/** Tables behind charts, and the like: packages of their own, which are checked as well. */
const EMBEDDED = /\.(docx|xlsx|pptx)$/

const MAX_XML_BYTES = 512 * 1024
const MAX_EMBEDDED_BYTES = 2 * 1024 * 1024

const of = ({ attributes }: XmlElement, name: string): string => attributes[name] ?? ''

const elementsNamed = async (zip: ZipParts, part: string, name: string): Promise<XmlElement[]> =>
  xmlElementsOf(await zip.read(part, MAX_XML_BYTES)).filter((element) => element.name === name)

/** The main document's part, by its content type; in nearly all documents `word/document.xml`. */
const hasMainPart = async (zip: ZipParts): Promise<boolean> => {
  const overrides = await elementsNamed(zip, CONTENT_TYPES, 'Override')
  return overrides.some(
    (override) =>
      of(override, 'ContentType') === MAIN_TYPE &&
      zip.names.includes(of(override, 'PartName').replace(/^\//, '').toLowerCase()),
  )
}

/** Relationship types that execute code, or embed another, unchecked document. */
const ACTIVE =
  /\/(vbaProject|wordVbaData|attachedToolbars|control|activeXControlBinary|oleObject|aFChunk|subDocument|frame|webextension\w*)$/i

const LINK = /\/hyperlink$/
/** A reference to a local disk is harmless. */
const ON_OWN_DISK = /^file:\/\/\/[a-z]:/i
const IS_ADDRESS = /^([a-z][a-z0-9+.-]*:|\/\/|\\\\)/i

/**
 * Whether merely opening the document would execute code or fetch a remote resource: its template, a picture,
 * a frame. A link is followed only on a click.
 */
const isDangerous = (relationship: XmlElement): boolean => {
  const [type, target] = [of(relationship, 'Type'), of(relationship, 'Target').trim()]
  const isInside = ['', 'Internal'].includes(of(relationship, 'TargetMode'))
  if (isInside) return ACTIVE.test(type) || IS_ADDRESS.test(target)
  return !LINK.test(type) && !ON_OWN_DISK.test(target)
}

/** A package within a package is checked like its outer one; deeper nesting is not needed and refused. */
const isHarmlessPart = async (zip: ZipParts, name: string, isInner: boolean): Promise<boolean> => {
  if (!isPartTaken(name) || isProgram(await zip.beginning(name))) return false
  if (name.endsWith('.rels')) return !(await elementsNamed(zip, name, 'Relationship')).some(isDangerous)
  if (!EMBEDDED.test(name)) return true
  return !isInner && (await areHarmlessParts(await openZip(await zip.read(name, MAX_EMBEDDED_BYTES)), true))
}

const areHarmlessParts = async (zip: ZipParts, isInner: boolean): Promise<boolean> => {
  for (const name of zip.names) if (!(await isHarmlessPart(zip, name, isInner))) return false
  return true
}

/**
 * Whether the bytes are a DOCX without macros, programs or remote resources. Only the directory, the
 * beginning of each part and a few small parts are unpacked.
 */
export const isWordPackage = async (bytes: Buffer): Promise<boolean> => {
  if (bytes.subarray(0, 4).toString('latin1') !== ZIP_MARK) return false
  try {
    const zip = await openZip(bytes)
    return (await hasMainPart(zip)) && (await areHarmlessParts(zip, false))
  } catch {
    // Bytes that cannot be read are not a document; the reason does not matter.
    return false
  }
}
