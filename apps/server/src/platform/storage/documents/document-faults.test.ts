import { readFileSync } from 'node:fs'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test } from 'vitest'
import { makePdf } from '../../../testing/files/pdf-files.ts'
import {
  contentTypes,
  DOCX_PARTS,
  makeCompoundFile,
  makeDoc,
  makeDocx,
  relationships,
  zip,
} from '../../../testing/files/word-files.ts'
import { detectFormatOfBytes } from './document-format.ts'

const testFile = (name: string) =>
  readFileSync(new URL(`../../../testing/documents/${name}`, import.meta.url))

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const withTarget = (kind: string, target: string) =>
  zip({
    ...DOCX_PARTS,
    'word/_rels/settings.xml.rels': relationships(
      `<Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}" TargetMode="External"/>`,
    ),
  })
const ofType = (type: string) => zip({ ...DOCX_PARTS, '[Content_Types].xml': contentTypes(type) })
const MAIL = [
  'Content-Type: application/pdf; name="Plan.pdf"',
  'Content-Transfer-Encoding: 8bit',
  'Content-Disposition: attachment;',
  '\tfilename="Plan.pdf"',
  '',
  '',
].join('\r\n')
const before = async (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), await makePdf()])

/** A DOC whose text has the given flags in its header. */
const makeDocWithFlags = (flags: number): Buffer => {
  const bytes = makeDoc()
  const entry = bytes.indexOf(Buffer.from('WordDocument', 'utf16le'))
  bytes.writeUInt32LE(0, entry + 116)
  bytes.writeUInt32LE(8192, entry + 120)
  bytes.writeUInt16LE(0xa5ec, 512)
  bytes.writeUInt16LE(flags, 512 + 10)
  return bytes
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a signed DOCX', () => testFile('signed.docx'), 'docx'],
  ['a DOCX with the name of its template', () => testFile('template-normal.docx'), 'docx'],
  ['a DOCX with space that was not given back', () => testFile('trash-part.docx'), 'docx'],
  [
    'a template in a folder beside it',
    () => withTarget('attachedTemplate', '..\\Vorlagen\\Brief%20neu.dotx'),
    'docx',
  ],
  ['a template on a disk', () => withTarget('attachedTemplate', 'C:\\Vorlagen\\Brief.dotx'), 'docx'],
  ['a picture beside it', () => withTarget('image', 'Bilder/Glas.png'), 'docx'],
  ['a PDF whose printing is restricted', () => makePdf({ ownerPassword: 'geheim' }), 'pdf'],
  ['a DOC with other flags', () => makeDocWithFlags(0x12f0 & ~0x0100), 'doc'],
])('%s is accepted', async (_, make, extension) => {
  expect(await detectFormatOfBytes(await make())).toMatchObject({
    fault: null,
    format: { extension },
    start: 0,
  })
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a byte order mark', () => testFile('bom-before-header.pdf')],
  ['the headers of a mail', () => before(MAIL)],
  ['empty lines', () => before('\r\n \t\n')],
  ['as many bytes as viewers look through', () => before('x-spam: '.padEnd(1023, '-').concat('\n'))],
])('of a PDF behind %s only the PDF is kept', async (_, make) => {
  const bytes = await make()
  const { format, ...verdict } = await detectFormatOfBytes(bytes)
  expect([format?.extension, verdict]).toEqual(['pdf', { fault: null, start: bytes.indexOf('%PDF-') }])
})

test.each<[string, () => Buffer | Promise<Buffer>, keyof typeof REFUSALS]>([
  ['a picture from the web', () => testFile('linked-web-image.docx'), 'document-loads-remotely'],
  [
    'a template on a share',
    () => withTarget('attachedTemplate', '\\\\server\\a.dotm'),
    'document-loads-remotely',
  ],
  [
    'a share in other slashes',
    () => withTarget('attachedTemplate', '/\\server/a.dotm'),
    'document-loads-remotely',
  ],
  [
    'an encoded share',
    () => withTarget('attachedTemplate', '%5C%5Cserver/a.dotm'),
    'document-loads-remotely',
  ],
  [
    'an address with a line break',
    () => withTarget('attachedTemplate', 'ht&#10;tps://evil.example/a'),
    'document-loads-remotely',
  ],
  ['an object beside it', () => withTarget('oleObject', 'Tabelle.xlsx'), 'document-loads-remotely'],
  ['a PDF that needs a password', () => makePdf({ userPassword: 'geheim' }), 'document-needs-password'],
  [
    'a DOCX that needs a password',
    () => makeCompoundFile([{ name: 'EncryptionInfo' }, { name: 'EncryptedPackage' }]),
    'document-needs-password',
  ],
  ['a DOC that needs a password', () => makeDocWithFlags(0x0100), 'document-needs-password'],
  [
    'a DOC with macros',
    () => makeCompoundFile([{ name: 'Macros', kind: 'storage' }, { name: 'WordDocument' }]),
    'document-has-macros',
  ],
  ['a DOCX with macros', () => zip({ ...DOCX_PARTS, 'word/vbaProject.bin': 'x' }), 'document-has-macros'],
  ['a DOCM', () => ofType('application/vnd.ms-word.document.macroEnabled.main+xml'), 'document-has-macros'],
  [
    'a template',
    () => ofType('application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml'),
    'document-is-template',
  ],
  [
    'an embedded object',
    () => zip({ ...DOCX_PARTS, 'word/embeddings/oleObject1.bin': 'x' }),
    'document-has-embedded-file',
  ],
  [
    'a program in the trash',
    () => zip({ ...DOCX_PARTS, '[trash]/0000.dat': 'MZ' }),
    'document-has-embedded-file',
  ],
  [
    'a program among signatures',
    () => zip({ ...DOCX_PARTS, '_xmlsignatures/a.sigs': 'MZ' }),
    'document-has-embedded-file',
  ],
  ['a part of an unknown kind', () => zip({ ...DOCX_PARTS, 'word/a.abc': 'x' }), 'document-not-checkable'],
  ['a DOCX that was cut off', async () => (await makeDocx()).subarray(0, -30), 'document-damaged'],
  ['a DOC that was cut off', () => makeDoc().subarray(0, 1030), 'document-damaged'],
  ['a PDF that was cut off', async () => (await makePdf()).subarray(0, -8), 'document-damaged'],
  ['any other zip', () => zip({ 'text.txt': 'Hallo' }), 'wrong-file-format'],
  ['an Excel table', () => makeCompoundFile([{ name: 'Workbook' }]), 'wrong-file-format'],
  ['a page before a PDF', () => before('<svg:a onload="x"/>\n'), 'wrong-file-format'],
  ['a program before a PDF', () => before('MZ\x90\0'), 'wrong-file-format'],
  [
    'too many headers before a PDF',
    () => before('x-spam: '.padEnd(1024, '-').concat('\n')),
    'wrong-file-format',
  ],
])('%s: refused with its reason', async (_, make, fault) => {
  expect(await detectFormatOfBytes(await make())).toEqual({ fault, format: null })
  expect(REFUSALS[fault].status).toBe(415)
})
