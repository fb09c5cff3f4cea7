import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import {
  filesOf,
  modulePackage,
  nameOf,
  packageFile,
  pictureOfPackage,
} from '../../../testing/files/course-package.ts'
import { readPackage } from './read-package.ts'

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

/** Replaces the text in the local headers and in the directory. */
const replaceIn = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

const packageWith = async (name: string): Promise<Buffer> => {
  const placeholder = 'x'.repeat(name.length)
  return replaceIn(await zipOf(...usual, { name: placeholder, bytes: Buffer.from('x') }), placeholder, name)
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

const addition = (name: string): Entry => ({ name, bytes: Buffer.from('x') })

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
  'lists in lists': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.from(`${'['.repeat(33)}${']'.repeat(33)}`) }),
    'sein Text ist tiefer als 32 Ebenen verschachtelt',
  ],
  'a text of very many values': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.from(`[${'0,'.repeat(100_000)}0]`) }),
    'Das Paket ist zu groß: Sein Text darf höchstens 100.000 Angaben haben.',
  ],
  'very much markup': [
    () => bytesOf(withElement(...Array.from({ length: 20 }, () => text('<p>a</p>'.repeat(8000))))),
    'Das Paket ist zu groß: Seine Texte dürfen zusammen höchstens 200.000 Formatierungen (HTML-Tags) haben.',
  ],
  'more elements than a package may have': [
    () =>
      bytesOf({
        ...modulePackage,
        item: {
          ...modulePackage.item,
          pages: Array.from({ length: 11 }, () => ({
            ...page,
            contentElements: Array.from({ length: 91 }, () => text('<p>a</p>')),
          })),
        },
      }),
    'Das Paket ist zu groß: Es darf höchstens 1.000 Inhalte haben.',
  ],
  'a text that is no JSON': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.from('{') }),
    'sein Text ist nicht lesbar',
  ],
  'a path upwards': [() => packageWith('../../etc/passwd'), 'heißt anders'],
  'a path upwards in between': [() => packageWith('files/../../../x'), 'heißt anders'],
  'an absolute path': [() => packageWith('/etc/passwd'), 'heißt anders'],
  'a path of Windows': [() => packageWith('C:\\Windows\\x'), 'heißt anders'],
  'a note in it': [
    () => zipOf(...usual, addition('Notiz für Petra.txt')),
    'Das Paket ist beschädigt: „Notiz für Petra.txt“ heißt anders als die Dateien eines Pakets. Nimm diese Datei bitte heraus, oder speichere das Paket noch einmal.',
  ],
  'a name of many signs': [() => packageWith(`${'x'.repeat(300)}.txt`), `„${'x'.repeat(80)}“ heißt anders`],
  'a name that a sentence could not show': [() => packageWith('a\u0007b\u007f.txt'), '„ab.txt“ heißt anders'],
  'two folders': [
    () => zipOf(...usual.map(({ name, bytes }, at) => ({ name: `Ordner${at}/${name}`, bytes }))),
    'heißt anders',
  ],
  'nothing but additions': [
    () => zipOf({ name: '.DS_Store', bytes: Buffer.from('x') }),
    '„course-package.json“ fehlt darin',
  ],
  'very many additions': [
    () =>
      zipOf(
        ...usual,
        ...Array.from({ length: 700 }, (_, at) => ({ name: `__MACOSX/${at}`, bytes: Buffer.from('x') })),
      ),
    'Das Paket ist zu groß: Es darf höchstens 181 Dateien enthalten.',
  ],
  'two files of one name': [
    () => zipOf(...usual, ...usual.slice(1, 2)),
    `zwei Dateien darin heißen „${usual[1]?.name}“`,
  ],
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
    'Das Paket ist zu groß: Es darf höchstens 181 Dateien enthalten.',
  ],
  'a bomb': [() => zipOf(bomb(60)), 'Das Paket ist zu groß: Ausgepackt darf es höchstens 40 MB haben.'],
  'a file of eleven megabytes': [
    () => zipOf(bomb(11)),
    'Das Paket ist zu groß: Jede Datei darin darf höchstens 10 MB haben. Verkleinere bitte das Bild oder Dokument.',
  ],
  'a bomb that states a small size': [() => patched([bomb(200)], 24, 1000), 'Das Paket ist beschädigt'],
  'a text of five megabytes': [
    () => zipOf({ name: 'course-package.json', bytes: Buffer.alloc(5 * 1024 * 1024, ' '), compress: true }),
    'Das Paket ist zu groß: Sein Text darf höchstens 4 MB haben. Teile den Inhalt bitte auf mehrere Pakete auf.',
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
  'a quiz with one answer': [
    () =>
      bytesOf(
        withElement({
          type: 'QUIZ',
          title: 'a',
          question: 'b',
          possibleAnswers: [{ text: 'c', explanation: '<p>e</p>', isCorrectAnswer: true }],
        }),
      ),
    'Es müssen mindestens zwei mögliche Antworten angegeben werden.',
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

test.each(Object.entries(HOSTILE))('%s is refused with its reason', async (_, [make, reason]) => {
  const reading = readPackage(await make())
  await expect(reading).rejects.toMatchObject({ status: 400, message: expect.stringContaining(reason) })
  await expect(reading).rejects.toMatchObject({ message: expect.stringMatching(/[^.]\.$/) })
})

test('a package that has nothing of this is read, with exactly its files', async () => {
  const { item, files } = await readPackage((await packageFile(modulePackage)).bytes)
  expect(item).toMatchObject({ kind: 'MODULE', title: 'Trinken' })
  expect([...files.keys()].sort()).toEqual(Object.keys(FILES).sort())
})

const inFolder = (folder: string) => usual.map(({ name, bytes }) => ({ name: `${folder}/${name}`, bytes }))

test.each<[string, () => Promise<Buffer>]>([
  ['the Finder', () => zipOf(...usual, addition('__MACOSX/._course-package.json'), addition('.DS_Store'))],
  [
    'the Finder, as a folder',
    () => zipOf(...inFolder('Äpfel'), addition('__MACOSX/Äpfel/._files'), addition('Äpfel/.DS_Store')),
  ],
  [
    'the Explorer',
    () => zipOf(...inFolder('Trinken'), addition('Trinken/Thumbs.db'), addition('Desktop.ini')),
  ],
  [
    'an archiver that writes folders',
    async () =>
      replaceIn(
        await zipOf(addition('Trinken/filesx'), ...inFolder('Trinken')),
        'Trinken/filesx',
        'Trinken/files/',
      ),
  ],
  [
    'an old archiver of Windows',
    async () => replaceIn(await zipOf(...inFolder('Trinken')), 'Trinken/', 'Trinken\\'),
  ],
])('a package that was packed again by %s is read', async (_, make) => {
  const { item, files } = await readPackage(await make())
  expect(item).toMatchObject({ kind: 'MODULE', title: 'Trinken' })
  expect([...files.keys()].sort()).toEqual(Object.keys(FILES).sort())
})
