import type { DocumentFault } from './document-format.ts'
import { faultOfPartName, isProgram } from './package-parts.ts'
import { type XmlElement, xmlElementsOf } from './xml-elements.ts'
import { openZip, type ZipParts } from './zip-parts.ts'

/* A DOCX is a package (ECMA-376, part 2): a zip of parts, an index of their types, and beside parts `.rels`
   files that list each part's references, external ones included. */

const CONTENT_TYPES = '[content_types].xml'
const ZIP_MARK = 'PK\x03\x04'

/** Packages of their own, such as tables behind charts; they are checked as well. */
const EMBEDDED = /\.(docx|xlsx|pptx)$/

const MAX_XML_BYTES = 512 * 1024
const MAX_EMBEDDED_BYTES = 2 * 1024 * 1024

const attributeOf = ({ attributes }: XmlElement, name: string): string => attributes[name] ?? ''

const elementsNamed = async (zip: ZipParts, part: string, name: string): Promise<XmlElement[]> =>
  xmlElementsOf(await zip.read(part, MAX_XML_BYTES)).filter((element) => element.name === name)

const FAULT_OF_MAIN: Readonly<Record<string, DocumentFault | null>> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml': null,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml': 'document-is-template',
  'application/vnd.ms-word.document.macroenabled.main+xml': 'document-has-macros',
  'application/vnd.ms-word.template.macroenabledtemplate.main+xml': 'document-has-macros',
}

/** In nearly all documents this is `word/document.xml`. */
const faultOfMainPart = async (zip: ZipParts): Promise<DocumentFault | null> => {
  if (!zip.names.includes(CONTENT_TYPES)) return 'wrong-file-format'
  const overrides = await elementsNamed(zip, CONTENT_TYPES, 'Override')
  const faults = overrides
    .filter((override) =>
      zip.names.includes(attributeOf(override, 'PartName').replace(/^\//, '').toLowerCase()),
    )
    .map((override) => FAULT_OF_MAIN[attributeOf(override, 'ContentType').toLowerCase()])
  if (faults.includes(null)) return null
  return faults.find((fault) => fault !== undefined) ?? 'wrong-file-format'
}

const MACROS = /\/(vbaProject|wordVbaData|attachedToolbars)$/i
/** Relationship types that execute code, or embed another, unchecked document. */
const ACTIVE = /\/(control|activeXControlBinary|oleObject|aFChunk|subDocument|frame|webextension\w*)$/i

const LINK = /\/hyperlink$/
/** A reference to a local disk is harmless. */
const ON_OWN_DISK = /^(file:\/\/\/)?[a-z]:[\\/]/i
const IS_ADDRESS = /^([a-z][a-z0-9+.-]*:|[\\/]{2})/i
/** A file beside the document, in any folder: the template `Normal.dotm`. */
const IS_BESIDE = /^[^\\/%:][^:]*$/
/** Characters that readers of an address leave out. */
const IGNORED = /[\0-\x20]/g

/** Whether merely opening the document would execute code or fetch something: its template, a picture, a frame. */
const faultOfRelationship = (relationship: XmlElement): DocumentFault | null => {
  const [type, target] = [
    attributeOf(relationship, 'Type'),
    attributeOf(relationship, 'Target').replace(IGNORED, ''),
  ]
  const mode = attributeOf(relationship, 'TargetMode')
  const isInside = ['', 'Internal'].includes(mode)
  if (isInside) {
    if (MACROS.test(type)) return 'document-has-macros'
    if (ACTIVE.test(type)) return 'document-has-embedded-file'
    return IS_ADDRESS.test(target) ? 'document-loads-remotely' : null
  }
  if (LINK.test(type) || ON_OWN_DISK.test(target)) return null
  const isBeside = mode === 'External' && IS_BESIDE.test(target)
  return isBeside && !ACTIVE.test(type) ? null : 'document-loads-remotely'
}

const firstOf = (faults: readonly (DocumentFault | null)[]): DocumentFault | null =>
  faults.find((fault) => fault !== null) ?? null

/** Checks a package within a package like its outer one; deeper nesting is refused. */
const faultOfPart = async (zip: ZipParts, name: string, isInner: boolean): Promise<DocumentFault | null> => {
  if (isProgram(await zip.beginning(name))) return 'document-has-embedded-file'
  const fault = faultOfPartName(name)
  if (fault) return fault
  if (name.endsWith('.rels'))
    return firstOf((await elementsNamed(zip, name, 'Relationship')).map(faultOfRelationship))
  if (!EMBEDDED.test(name)) return null
  return isInner
    ? 'document-has-embedded-file'
    : faultOfParts(await openZip(await zip.read(name, MAX_EMBEDDED_BYTES)), true)
}

const faultOfParts = async (zip: ZipParts, isInner: boolean): Promise<DocumentFault | null> => {
  for (const name of zip.names) {
    const fault = await faultOfPart(zip, name, isInner)
    if (fault) return fault
  }
  return null
}

export const isZip = (bytes: Buffer): boolean => bytes.subarray(0, 4).toString('latin1') === ZIP_MARK

/** Unpacks only the directory, the beginning of each part and a few small parts. Null for a DOCX that is accepted. */
export const faultOfWordPackage = async (bytes: Buffer): Promise<DocumentFault | null> => {
  try {
    const zip = await openZip(bytes)
    return (await faultOfMainPart(zip)) ?? (await faultOfParts(zip, false))
  } catch (error) {
    // Only limits that no usual document reaches throw it; any other error is one of reading.
    return error instanceof RangeError ? 'document-not-checkable' : 'document-damaged'
  }
}
