import { describe, expect, test } from 'vitest'
import { contentTypes, DOCX_PARTS, makeDocx, relationships, zip } from '../../../testing/files/word-files.ts'
import { faultOfWordPackage, isZip } from './word-package.ts'

const isWordPackage = async (bytes: Buffer) => isZip(bytes) && (await faultOfWordPackage(bytes)) === null

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationship = (kind: string, target: string, mode = '') =>
  `<Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}"${mode && ` TargetMode="${mode}"`}/>`
const withRels = async (...entries: string[]) =>
  isWordPackage(await zip({ ...DOCX_PARTS, 'word/_rels/document.xml.rels': relationships(...entries) }))
const withPart = async (name: string, content: string | Buffer = '<w/>') =>
  isWordPackage(await zip({ ...DOCX_PARTS, [name]: content }))

describe('finds the main document', () => {
  const declaring = async (types: string) =>
    isWordPackage(await zip({ ...DOCX_PARTS, '[Content_Types].xml': types }))
  const more = '<Override PartName="/word/styles.xml" ContentType="application/xml"/></Types>'

  test('among other parts', async () =>
    expect(await declaring(contentTypes().replace('</Types>', more))).toBe(true))
  test('without the slash before its name, and in other case', async () => {
    expect(await declaring(contentTypes(undefined, 'word/document.xml'))).toBe(true)
    expect(await declaring(contentTypes(undefined, '/Word/Document.xml'))).toBe(true)
  })
  test('only where it exists', async () =>
    expect(await declaring(contentTypes(undefined, '/word/other.xml'))).toBe(false))
  test('only by an override', async () =>
    expect(await declaring(contentTypes().replace('<Override', '<Other'))).toBe(false))
})

test.each([
  ['image', 'media/image1.png', ''],
  ['image', 'media/image1.png', 'Internal'],
  ['image', 'media/x:1.png', ''],
  ['controls', 'a.xml', ''],
  ['hyperlink', 'https://wohlauf.example', 'External'],
  ['hyperlink', 'mailto:a@b.example', 'External'],
  ['attachedTemplate', 'file:///C:/Vorlagen/Brief.dotx', 'External'],
])('%s to %s (%s) is harmless', async (kind, target, mode) => {
  expect(await withRels(relationship(kind, target, mode))).toBe(true)
})

test.each([
  ['image', 'https://evil.example/a.png', ''],
  ['image', ' https://evil.example/a.png', ''],
  ['image', '//evil.example/a.png', 'Internal'],
  ['image', '\\\\evil.example\\a.png', ''],
  ['hyperlinkBase', 'https://evil.example', 'External'],
  ['image', 'https://evil.example/?file:///c:', 'External'],
  ['image', 'media/image1.png', 'Unknown'],
  ...['vbaProject', 'wordVbaData', 'attachedToolbars', 'control', 'activeXControlBinary', 'oleObject'].map(
    (kind) => [kind, 'a.xml', ''],
  ),
  ...['aFChunk', 'subDocument', 'frame', 'webextension', 'webextensionTaskpanes', 'VBAPROJECT'].map(
    (kind) => [kind, 'a.xml', 'Internal'],
  ),
])('%s to %s (%s) is dangerous', async (kind, target, mode) => {
  expect(await withRels(relationship(kind, target, mode))).toBe(false)
})

test('one dangerous relationship among others is enough', async () => {
  const image = relationship('image', 'media/image1.png')
  expect(await withRels(image, relationship('vbaProject', 'a.xml'), image)).toBe(false)
})

test('only relationship elements count', async () => {
  const other = relationship('image', 'https://evil.example/a.png', 'External').replace(
    'Relationship',
    'Note',
  )
  expect(await withRels(other)).toBe(true)
})

test('packages inside are checked too, and must contain none themselves', async () => {
  const inner = await zip({ 'xl/workbook.xml': '<w/>' })
  expect(await withPart('word/embeddings/a.xlsx', inner)).toBe(true)
  expect(await withPart('word/embeddings/a.xlsx', await zip({ 'a.exe': 'x' }))).toBe(false)
  expect(await withPart('word/embeddings/a.xlsx', await zip({ 'b.docx': inner }))).toBe(false)
  expect(await withPart('word/embeddings/a.xlsx', 'no zip')).toBe(false)
  expect(await withPart('word/a.docx.xml')).toBe(true)
})

/** The same package with preceding bytes, as in self-extracting programs. */
const behind = (bytes: Buffer, prefix: Buffer): Buffer => {
  const movedBytes = Buffer.from(bytes)
  const end = movedBytes.lastIndexOf('PK\x05\x06')
  const shift = (at: number) => movedBytes.writeUInt32LE(movedBytes.readUInt32LE(at) + prefix.length, at)
  for (
    let at = movedBytes.indexOf('PK\x01\x02');
    at !== -1 && at < end;
    at = movedBytes.indexOf('PK\x01\x02', at + 1)
  )
    shift(at + 42)
  shift(end + 16)
  return Buffer.concat([prefix, movedBytes])
}

test('refuses bytes before a package', async () => {
  const docx = await makeDocx()
  expect(await isWordPackage(behind(docx, Buffer.alloc(0)))).toBe(true)
  expect(await isWordPackage(behind(docx, Buffer.from('MZ this unpacks itself')))).toBe(false)
})

test('refuses bytes that cannot be read', async () => {
  const docx = await makeDocx()
  expect(await isWordPackage(docx.subarray(0, -30))).toBe(false)
  expect(await isWordPackage(Buffer.from('PK\x03\x04'))).toBe(false)
})
