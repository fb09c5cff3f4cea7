import { describe, expect, test } from 'vitest'
import {
  contentTypes,
  DOCX_PARTS,
  declareSize,
  makeCompoundFile,
  makeDoc,
  makeDocx,
  relationships,
  zip,
} from '../../../testing/files/word-files.ts'
import { detectFormatOfBytes } from './document-format.ts'

const text = (source: string) => Buffer.from(source, 'latin1')
const extensionOf = async (bytes: Buffer) => (await detectFormatOfBytes(bytes)).format?.extension ?? null

const PDF =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\n%%EOF\n'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const external = (kind: string, target: string) => ({
  ...DOCX_PARTS,
  'word/_rels/settings.xml.rels': relationships(
    `<Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}" TargetMode="External"/>`,
  ),
})

const link = (kind: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}"${mode}/>`
const rels = (...entries: string[]) => relationships(...entries)
const withRels = (entries: string, name = 'word/_rels/document.xml.rels') =>
  zip({ ...DOCX_PARTS, [name]: entries })
const inside = (kind: string, target = 'part.xml') => withRels(rels(link(kind, target, '')))

const inUtf16 = (parts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parts).map(([name, content]) => [
      name,
      Buffer.from(`\ufeff${content.replace('UTF-8', 'UTF-16')}`, 'utf16le'),
    ]),
  )
const PROGRAM = Buffer.from('MZ\x90\0 this is a program')
const OLE = makeCompoundFile([{ name: '\u0001Ole10Native' }])

describe('accepts', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a PDF, also with scripts in it', () => text(PDF), 'pdf'],
    ['a PDF with a few bytes after its end', () => text(`${PDF}${'\n'.repeat(2000)}`), 'pdf'],
    ['a DOC', makeDoc, 'doc'],
    [
      'a DOC whose text is not the first entry',
      () =>
        makeCompoundFile([
          { name: 'ObjectPool', kind: 'storage' },
          { name: 'Data' },
          { name: '\u0005SummaryInformation' },
          { name: 'CompObj' },
          { name: 'WordDocument' },
        ]),
      'doc',
    ],
    [
      'a DOC of seven megabytes, whose table continues outside of the header',
      () => makeCompoundFile([{ name: 'WordDocument' }], 14_500),
      'doc',
    ],
    ['a DOCX', makeDocx, 'docx'],
    [
      'a DOCX whose text has another name',
      () =>
        zip({
          '[Content_Types].xml': contentTypes(undefined, '/word/document2.xml'),
          'word/document2.xml': '<w/>',
        }),
      'docx',
    ],
    [
      'a DOCX with links and a template on a local disk',
      () =>
        zip({
          ...external('attachedTemplate', 'file:///C:\\Vorlagen\\Brief.dotx'),
          'word/_rels/document.xml.rels': relationships(
            `<Relationship Id="r1" Type="${TYPE}/hyperlink" Target="https://wohlauf.example" TargetMode="External"/>`,
          ),
        }),
      'docx',
    ],
    [
      'a DOCX in UTF-16',
      () =>
        zip({
          ...inUtf16({ '[Content_Types].xml': contentTypes() }),
          ...inUtf16({ 'word/_rels/document.xml.rels': rels(link('hyperlink', 'https://wohlauf.example')) }),
          'word/document.xml': '<w/>',
        }),
      'docx',
    ],
    [
      'a DOCX with pictures, a font, a chart and its table',
      async () =>
        zip({
          ...DOCX_PARTS,
          'word/media/image1.png': Buffer.from('89504e470d0a1a0a', 'hex'),
          'word/media/image2.EMF': Buffer.from('0100000058', 'hex'),
          'word/fonts/font1.odttf': 'x',
          'word/embeddings/Microsoft_Excel_Sheet1.xlsx': await zip({
            '[Content_Types].xml': contentTypes('x', '/xl/workbook.xml'),
            'xl/workbook.xml': '<w/>',
          }),
        }),
      'docx',
    ],
  ])('%s', async (_, make, extension) => {
    expect(await extensionOf(await make())).toBe(extension)
  })
})

describe('refuses', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => text('Ich bin kein Dokument.')],
    ['a page of HTML', () => text('<!doctype html><script>alert(1)</script>')],
    ['a program', () => Buffer.concat([text('MZ'), Buffer.alloc(2000)])],
    ['a picture', () => Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')],
    ['a PDF that begins like a page', () => text(`<script>alert(1)</script>${PDF}`)],
    ['a PDF that was cut off', () => text(PDF.slice(0, -7))],
    ['a PDF with a program after its end', () => text(`${PDF}${'x'.repeat(4000)}`)],
    ['an Excel table', () => makeCompoundFile([{ name: 'Workbook' }])],
    [
      'an Excel table with a stored letter in it',
      () =>
        makeCompoundFile([
          { name: 'Workbook' },
          { name: 'MBD0001', kind: 'storage', right: 0xffffffff, child: 3 },
          { name: 'WordDocument' },
        ]),
    ],
    ['a folder called WordDocument', () => makeCompoundFile([{ name: 'WordDocument', kind: 'storage' }])],
    [
      'a DOC with macros',
      () => makeCompoundFile([{ name: 'Macros', kind: 'storage' }, { name: 'WordDocument' }]),
    ],
    ['the beginning of a DOC', () => makeDoc().subarray(0, 8)],
    ['a DOC that was cut off', () => makeDoc().subarray(0, 1030)],
    ['a compound file with a cycle', () => makeCompoundFile([{ name: 'A', right: 1, child: 0 }])],
    ['a compound file of noise', () => Buffer.concat([makeDoc().subarray(0, 30), Buffer.alloc(4000, 9)])],
    ['any other zip', () => zip({ 'text.txt': 'Hallo' })],
    ['a zip without its content types', () => zip({ 'word/document.xml': '<w/>' })],
    ['a zip without the main document', () => zip({ '[Content_Types].xml': contentTypes() })],
    [
      'a zip whose main document has another type',
      () => zip({ ...DOCX_PARTS, '[Content_Types].xml': contentTypes('application/xml') }),
    ],
    [
      'an Excel workbook',
      () =>
        zip({
          '[Content_Types].xml': contentTypes(
            'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
            '/xl/workbook.xml',
          ),
          'xl/workbook.xml': '<w/>',
        }),
    ],
    ['a DOCX with macros', () => zip({ ...DOCX_PARTS, 'word/vbaProject.bin': 'x' })],
    ['a DOCX with a remote template', () => zip(external('attachedTemplate', 'https://evil.example/a.dotm'))],
    [
      'a DOCX whose template is on a share',
      () => zip(external('attachedTemplate', 'file://\\\\evil\\a.dotm')),
    ],
    [
      'a DOCX that hides its template’s address',
      () => zip(external('attached&#84;emplate', 'ht&#x74;ps://evil.example/a.dotm')),
    ],
    ['a DOCX that embeds a remote object', () => zip(external('oleObject', 'http://evil.example/a.xls'))],
    ['a DOCX that unpacks to a hundred times more', () => zip({ ...DOCX_PARTS, a: Buffer.alloc(2 ** 21) })],
    [
      'a DOCX that unpacks to more than fifty megabytes',
      async () => declareSize(await makeDocx(), 'word/document.xml', 2 ** 19, 51 * 2 ** 20),
    ],
    [
      'a DOCX of thousands of parts',
      () =>
        zip({ ...DOCX_PARTS, ...Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`p${n}`, ''])) }),
    ],
  ])('%s', async (_, make) => {
    expect(await extensionOf(await make())).toBeNull()
  })

  test.each<[string, () => Promise<Buffer>]>([
    ['a remote picture', () => withRels(rels(link('image', 'https://evil.example/a.png')))],
    ['a picture from a share', () => withRels(rels(link('image', '\\\\evil.example\\a.png')))],
    ['a remote picture declared as internal', () => inside('image', 'https://evil.example/a.png')],
    ['any other remote relationship', () => withRels(rels(link('stylesheet', 'https://evil.example/a')))],
    [
      'a remote template, in UTF-16',
      () =>
        zip({
          ...DOCX_PARTS,
          ...inUtf16({
            'word/_rels/settings.xml.rels': rels(link('attachedTemplate', 'https://evil.example/a')),
          }),
        }),
    ],
    [
      'a remote template, in other case',
      () =>
        withRels(rels(link('attachedTemplate', 'https://evil.example/a')), 'WORD/_RELS/SETTINGS.XML.RELS'),
    ],
    [
      'a remote template, in a part with an encoded name',
      () =>
        withRels(rels(link('attachedTemplate', 'https://evil.example/a')), 'word/_rels/settings.xml.%72els'),
    ],
    [
      'a remote template, with a prefix',
      () =>
        withRels(
          `<r:Relationships xmlns:r="x"><r:${link('attachedTemplate', 'https://evil.example/a').slice(1)}</r:Relationships>`,
        ),
    ],
    ['an encoding that hides the content', () => withRels('<?xml version="1.0" encoding="UTF-7"?><a/>')],
    ['a document type', () => withRels('<!DOCTYPE a [<!ENTITY b "c">]><a/>')],
    ['relationships that are not XML', () => withRels('<a')],
    ['relationships of noise', () => withRels(Buffer.from([0xff, 0x00, 0xc3, 0x28]).toString('latin1'))],
    ['macros under another name', () => inside('vbaProject')],
    ['macros in other case', () => zip({ ...DOCX_PARTS, 'WORD/VBAPROJECT.BIN': 'x' })],
    ['another, unchecked document', () => inside('aFChunk', 'chunk.xml')],
    ['a control', () => inside('control', 'activeX1.xml')],
    ['an embedded program', () => zip({ ...DOCX_PARTS, 'word/embeddings/setup.exe': PROGRAM })],
    ['a program named like a picture', () => zip({ ...DOCX_PARTS, 'word/media/image1.png': PROGRAM })],
    ['an embedded object', () => zip({ ...DOCX_PARTS, 'word/embeddings/oleObject1.bin': OLE })],
    ['an embedded object named like a picture', () => zip({ ...DOCX_PARTS, 'word/media/image1.emf': OLE })],
    [
      'a program in a table behind a chart',
      async () =>
        zip({ ...DOCX_PARTS, 'word/embeddings/Table.xlsx': await zip({ 'xl/media/image1.png': PROGRAM }) }),
    ],
    [
      'tables in tables',
      async () => {
        const inner = await zip({ 'xl/a.xml': '<a/>' })
        return zip({ ...DOCX_PARTS, 'word/embeddings/a.xlsx': await zip({ 'xl/embeddings/b.xlsx': inner }) })
      },
    ],
    ['two parts of the same name', () => zip({ ...DOCX_PARTS, 'Word/Document.xml': '<w/>' })],
    ['a list of relationships that is too long', () => withRels(rels(`<!--${'x'.repeat(600_000)}-->`))],
    [
      'too much content to read',
      () => {
        const long = rels(`<!--${'x'.repeat(500_000)}${Math.random()}-->`)
        const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`word/_rels/p${n}.rels`, long]))
        return zip({ ...DOCX_PARTS, ...many })
      },
    ],
  ])('a DOCX with %s', async (_, make) => {
    expect(await extensionOf(await make())).toBeNull()
  })

  // Each took minutes with regular expressions, or was not rejected: here the test passes if it ends.
  test.each<[string, (length: number) => string]>([
    ['tags that never end', (length) => '<Relationship '.repeat(length / 14)],
    ['elements in elements', (length) => '<a xmlns="b">'.repeat(length / 13)],
    ['one long attribute', (length) => `<a b="${'&#65;'.repeat(length / 5)}"`],
    ['spaces', (length) => `<Relationship${' '.repeat(length)}`],
    ['comments', (length) => `<a>${'<!-- -'.repeat(length / 6)}`],
  ])('a DOCX of half a megabyte of %s, in each of its parts that are read', async (_, make) => {
    const content = make(500_000)
    expect(await extensionOf(await withRels(content))).toBeNull()
    expect(await extensionOf(await zip({ ...DOCX_PARTS, '[Content_Types].xml': content }))).toBeNull()
  })

  test('a DOC with an embedded file, or macros in other case', async () => {
    const withEntry = (name: string) =>
      makeCompoundFile([
        { name: 'WordDocument' },
        { name: 'ObjectPool', kind: 'storage', child: 4 },
        { name: 'Data', right: 0xffffffff },
        { name },
      ])
    expect(await extensionOf(withEntry('Contents'))).toBe('doc')
    expect(await extensionOf(withEntry('\u0001Ole10Native'))).toBeNull()
    expect(
      await extensionOf(makeCompoundFile([{ name: 'MACROS', kind: 'storage' }, { name: 'WordDocument' }])),
    ).toBeNull()
  })

  test('a DOC with a directory of ten thousand entries', async () => {
    const entries = Array.from({ length: 10_000 }, (_, n) => ({ name: `Entry ${n}` }))
    expect(await extensionOf(makeCompoundFile([{ name: 'WordDocument' }, ...entries]))).toBeNull()
  })

  test('a DOCX that was cut off', async () => {
    const bytes = await makeDocx()
    expect(await extensionOf(bytes.subarray(0, bytes.length - 30))).toBeNull()
  })
})
