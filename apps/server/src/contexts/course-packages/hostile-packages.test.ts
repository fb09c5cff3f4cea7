import { crc32 } from 'node:zlib'
import {
  createModuleOfPackageAsManager,
  inspectPackageAsManager,
} from '@wohlauf/contract/course-packages/course-packages-as-manager'
import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
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

const [page] = modulePackage.item.pages
const noPicture = Buffer.from('kein Bild')
const unfinished = Buffer.from('%PDF-1.4 ohne Ende')

const withElement = (...elements: object[]) => ({
  ...modulePackage,
  item: { ...modulePackage.item, pages: [{ ...page, contentElements: elements }] },
})
const bytesOf = async (content: object, files?: Record<string, Buffer | string>) =>
  (await packageFile(content, files)).bytes

/** A picture whose header states a false size: it is refused by that size before anything is decoded. */
const pictureThatStates = (width: number, height: number): Buffer => {
  const png = Buffer.from(filesOf({})[pictureOfPackage.file] ?? '')
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
  return png
}

/** 630 megapixels in all. */
const manyPixels = () => {
  const pictures = Array.from({ length: 42 }, (_, at) => pictureThatStates(4000, 3750 + at))
  const elements = pictures.map((bytes) => ({
    type: 'IMAGE',
    title: 'Bild',
    picture: { file: nameOf(bytes, 'png'), alternativeText: '' },
  }))
  const files = Object.fromEntries(pictures.map((bytes) => [nameOf(bytes, 'png'), bytes]))
  return bytesOf(withElement(...elements), { ...filesOf({}), ...files })
}

/** `read-package.test.ts` covers what reading refuses. */
const HOSTILE: Record<string, [bytes: () => Promise<Buffer> | Buffer, reason: string]> = {
  'no ZIP': [() => Buffer.from('kein Paket'), 'Das ist kein Kurspaket: Die Datei ist kein ZIP.'],
  'a script': [
    () => bytesOf(withElement({ type: 'RICH_TEXT', title: 'Text', textHtml: '<p>a</p><script>1</script>' })),
    'Markup, das dort nicht erlaubt ist',
  ],
  'pictures of very many pixels': [
    manyPixels,
    'Das Paket ist zu groß: Seine Bilder dürfen zusammen höchstens 600 Megapixel haben. Verkleinere sie bitte.',
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
    () =>
      bytesOf(
        withElement({
          type: 'DOCUMENT',
          title: 'Plan',
          documentExplanation: '<p>Zum Ausdrucken.</p>',
          document: {
            file: nameOf(unfinished, 'pdf'),
            title: 'Plan',
            shortDescription: 'Kurz',
            fileName: 'Plan.pdf',
          },
        }),
        { ...filesOf({}), [nameOf(unfinished, 'pdf')]: unfinished },
      ),
    '„Plan.pdf“: Das Dokument ist unvollständig',
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
