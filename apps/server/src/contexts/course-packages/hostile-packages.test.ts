import { buffer } from 'node:stream/consumers'
import {
  createModuleOfPackageAsManager,
  inspectPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { filesIn } from '../../testing/database/traces.ts'
import {
  asFile,
  filesOf,
  modulePackage,
  nameOf,
  packageFile,
  pictureOfPackage,
} from '../../testing/files/course-package.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)
const { app, as } = await createManager(testServer)

const FILES = filesOf(modulePackage)
const TEXT = JSON.stringify(modulePackage)

type Entry = { name: string; bytes: Buffer; compress?: boolean; mode?: number }

const zipOf = (...entries: Entry[]): Promise<Buffer> => {
  const zip = new ZipFile()
  for (const { name, bytes, compress = false, mode = 0o100644 } of entries)
    zip.addBuffer(bytes, name, { compress, mode })
  zip.end()
  return buffer(zip.outputStream)
}

const usual = Object.entries({ 'course-package.json': TEXT, ...FILES }).map(([name, bytes]) => ({
  name,
  bytes: Buffer.from(bytes),
}))

/** In the local headers and in the directory. */
const replaced = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

const named = async (name: string): Promise<Buffer> => {
  const placeholder = 'x'.repeat(name.length)
  return replaced(await zipOf(...usual, { name: placeholder, bytes: Buffer.from('x') }), placeholder, name)
}

const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1')

/** @param offset in the directory's first entry */
const patched = async (entries: Entry[], offset: number, value: number): Promise<Buffer> => {
  const zip = await zipOf(...entries)
  zip.writeUInt32LE(value, zip.indexOf(DIRECTORY_ENTRY) + offset)
  return zip
}

const bomb = (megabytes: number): Entry => ({
  name: `files/${'0'.repeat(64)}.png`,
  bytes: Buffer.alloc(megabytes * 1024 * 1024),
  compress: true,
})

const page = modulePackage.item.pages[0]
const withPage = (change: object) => ({
  ...modulePackage,
  item: { ...modulePackage.item, pages: [{ ...page, ...change }] },
})
const withElement = (...elements: object[]) => withPage({ contentElements: elements })
const text = (textHtml: unknown, more: object = {}) => ({
  type: 'RICH_TEXT',
  title: 'Text',
  textHtml,
  ...more,
})

const noPicture = Buffer.from('kein Bild')
const macro = Buffer.from('%PDF-1.4 ohne Ende')
const documentOf = (bytes: Buffer) => ({
  type: 'DOCUMENT',
  title: 'Plan',
  documentExplanation: '<p>Zum Ausdrucken.</p>',
  document: { file: nameOf(bytes, 'pdf'), title: 'Plan', shortDescription: 'Kurz', fileName: 'Plan.pdf' },
})

const bytesOf = async (content: object, files?: Record<string, Buffer | string>) =>
  (await packageFile(content, files)).bytes

const FOREIGN_ID = '0199f6a2-0000-7000-8000-000000000000'

const HOSTILE: Record<string, [bytes: () => Promise<Buffer> | Buffer, reason: string]> = {
  'no ZIP': [() => Buffer.from('kein Paket'), 'Das ist kein Kurspaket: Die Datei ist kein ZIP.'],
  'half a ZIP': [
    async () => (await zipOf(...usual)).subarray(0, 400),
    'Das ist kein Kurspaket: Die Datei ist kein ZIP.',
  ],
  'a ZIP of something else': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.from('{"a":1}') }),
    'Das ist kein Kurspaket.',
  ],
  'a text that is no JSON': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.from('{') }),
    'sein Text ist nicht lesbar',
  ],
  'a path upwards': [() => named('../../etc/passwd'), 'heißt anders'],
  'a path upwards in between': [() => named('files/../../../x'), 'heißt anders'],
  'an absolute path': [() => named('/etc/passwd'), 'heißt anders'],
  'a path of Windows': [() => named('C:\\Windows\\x'), 'heißt anders'],
  'a folder': [() => named('files/'), 'heißt anders'],
  'two files of one name': [() => zipOf(...usual, ...usual.slice(1, 2)), 'zwei Dateien darin heißen gleich'],
  'a symbolic link': [
    () => zipOf(...usual.map((entry, at) => (at === 1 ? { ...entry, mode: 0o120777 } : entry))),
    'eine Verknüpfung',
  ],
  'an encrypted file': [
    () =>
      patched(
        [...usual.slice(0, 1).map((entry) => ({ ...entry, compress: true })), ...usual.slice(1)],
        8,
        0x0008_0001,
      ),
    'verschlüsselt',
  ],
  'many files': [
    () =>
      zipOf(
        ...usual,
        ...Array.from({ length: 200 }, (_, at) => ({
          name: `files/${String(at).padStart(64, '0')}.png`,
          bytes: Buffer.from('x'),
        })),
      ),
    'zu viele Dateien',
  ],
  'a bomb': [() => zipOf(bomb(60)), 'ausgepackt ist es zu groß'],
  'a bomb that states a small size': [() => patched([bomb(200)], 24, 1000), 'Das Paket ist beschädigt'],
  'a text of five megabytes': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.alloc(5 * 1024 * 1024, ' '), compress: true }),
    'sein Text ist zu lang',
  ],
  'a file that nothing names': [
    () => bytesOf(modulePackage, { ...FILES, [nameOf(noPicture, 'png')]: noPicture }),
    'die zu nichts gehört',
  ],
  'a missing file': [
    () => bytesOf(modulePackage, { [pictureOfPackage.file]: FILES[pictureOfPackage.file] ?? '' }),
    'eine Datei fehlt darin',
  ],
  'a changed file': [
    () => bytesOf(modulePackage, { ...FILES, [pictureOfPackage.file]: noPicture }),
    'wurde verändert',
  ],
  'a file that is no picture': [
    () => {
      const picture = { ...pictureOfPackage, file: nameOf(noPicture, 'png') }
      const content = { ...modulePackage, item: { ...modulePackage.item, picture, pages: [] } }
      return bytesOf(content, { [picture.file]: noPicture })
    },
    'ein Bild darin ist unvollständig, oder es ist keins',
  ],
  'a damaged document': [
    () => bytesOf(withElement(documentOf(macro)), { ...filesOf({}), [nameOf(macro, 'pdf')]: macro }),
    '„Plan.pdf“: Das Dokument ist unvollständig',
  ],
  'a newer version': [
    () => bytesOf({ ...modulePackage, version: 2 }),
    'mit einer neueren Version gespeichert',
  ],
  'an unknown field': [
    () => bytesOf({ ...modulePackage, appId: FOREIGN_ID }),
    '„appId“: dieses Feld gibt es nicht',
  ],
  'an id in an element': [
    () => bytesOf(withElement(text('<p>a</p>', { contentElementId: FOREIGN_ID }))),
    'Seite 1, Inhalt 1, „contentElementId“: dieses Feld gibt es nicht',
  ],
  'an id inside an entry of a list': [
    () =>
      bytesOf(
        withElement({
          type: 'SELF_REFLECTION',
          title: 'Frage',
          question: '<p>a</p>',
          selfReflectionOptions: [{ answer: 'a', reaction: '<p>b</p>', userId: FOREIGN_ID }],
        }),
      ),
    '„userId“: dieses Feld gibt es nicht',
  ],
  'a foreign habit': [
    () => bytesOf(withElement({ type: 'HABIT_PROPOSAL', title: 'a', habitId: FOREIGN_ID })),
    'Seite 1, Inhalt 1',
  ],
  'a script': [
    () => bytesOf(withElement(text('<p>a</p><script>alert(1)</script>'))),
    'Markup, das dort nicht erlaubt ist',
  ],
  'a handler': [
    () => bytesOf(withElement(text('<p onclick="alert(1)">a</p>'))),
    'Markup, das dort nicht erlaubt ist',
  ],
  'a link to a script': [
    () => bytesOf(withElement(text('<p><a href="javascript:alert(1)">a</a></p>'))),
    'Markup, das dort nicht erlaubt ist',
  ],
  'a number in place of a text': [() => bytesOf(withElement(text(7))), 'Seite 1, Inhalt 1, „textHtml“'],
  'a text in place of a list': [
    () => bytesOf(withPage({ contentElements: 'x' })),
    'Seite 1, „contentElements“',
  ],
  'a title that is too long': [
    () => bytesOf(withPage({ title: 'x'.repeat(256) })),
    'Seite 1, „title“: Der Wert darf höchstens 255 Zeichen lang sein',
  ],
  'a NUL': [() => bytesOf(withPage({ title: 'a\u0000b' })), 'sein Text ist nicht lesbar'],
  'a quiz with two right answers': [
    () =>
      bytesOf(
        withElement({
          type: 'QUIZ',
          title: 'a',
          question: 'b',
          possibleAnswers: ['c', 'd'].map((answer) => ({
            text: answer,
            explanation: '<p>e</p>',
            isCorrectAnswer: true,
          })),
        }),
      ),
    'Genau eine Antwort muss die richtige sein',
  ],
  'too many pages': [
    () =>
      bytesOf({
        ...modulePackage,
        item: {
          ...modulePackage.item,
          pages: Array.from({ length: 101 }, () => ({ ...page, contentElements: [] })),
        },
      }),
    'Mehr als 100 Seiten sind nicht möglich',
  ],
}

test.each(Object.entries(HOSTILE))(
  '%s is refused with its reason, and nothing is left',
  async (_, [make, reason]) => {
    const file = asFile(await make())
    for (const operation of [createModuleOfPackageAsManager, inspectPackageAsManager]) {
      const { status, refusal } = await testServer.call(operation, {}, { ...as, files: { package: file } })
      expect([status, refusal?.message]).toEqual([400, expect.stringContaining(reason)])
      expect(refusal?.fields?.package).toBe(refusal?.message)
    }
    expect((await testServer.call(getModulesAsManager, {}, as)).body).toEqual([])
    expect(filesIn(`${testServer.storageFolder}/${app.appId}`)).toEqual([])
  },
)

test('a WebP is a picture of a package, and of no other upload', async () => {
  const { default: sharp } = await import('sharp')
  const webp = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const picture = { file: nameOf(webp, 'webp'), alternativeText: '' }
  const content = { ...modulePackage, item: { ...modulePackage.item, picture, pages: [] } }
  const own = await createManager(testServer)
  const files = { package: await packageFile(content, { [picture.file]: webp }) }
  expect((await testServer.call(createModuleOfPackageAsManager, {}, { ...own.as, files })).status).toBe(200)
})
