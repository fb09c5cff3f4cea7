import {
  createImageAsManager,
  updateImageAsManager,
} from '@wohlauf/contract/modules/content-elements-as-manager'
import { REFUSALS } from '@wohlauf/contract/refusals'
import type { Image } from '@wohlauf/contract/values/image'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../../../testing/content/reading.ts'
import { filesIn } from '../../../../testing/database/traces.ts'
import { makePicture } from '../../../../testing/files/picture.ts'
import { makePictureBomb } from '../../../../testing/files/picture-bomb.ts'
import { createAuthoring } from '../../../../testing/people/manager.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const MAX_BYTES = 10 * 1024 * 1024

const testServer = await startTestServer()
afterAll(testServer.stop)

const jpegOf = (bytes: Buffer, fileName = 'bild.jpg', type = 'image/jpeg') => ({ bytes, fileName, type })
const jpeg = await makePicture(400, 300, 'jpeg')

const createDesk = async () => {
  const desk = await createAuthoring(testServer)
  const { app, manager } = desk
  const image = async (): Promise<Image | undefined> => {
    const element = (await desk.read()).pages[0]?.contentElements[0]
    return element?.type === 'IMAGE' ? element.image : undefined
  }
  return {
    ...desk,
    image,
    create: (bytes: Buffer, more: object = {}, name?: [string, string]) =>
      testServer.call(
        createImageAsManager,
        { modulePageId: desk.pageId(0), title: 'Bild', ...more },
        { ...manager, files: { image: jpegOf(bytes, ...(name ?? [])) } },
      ),
    change: (contentElementId: string, more: object = {}, bytes?: Buffer) =>
      testServer.call(
        updateImageAsManager,
        { contentElementId, title: 'Bild', ...more },
        { ...manager, files: bytes ? { image: jpegOf(bytes) } : {} },
      ),
    load: (url: string) => testServer.send({ method: 'GET', url, host: app.host }),
    files: () => filesIn(testServer.storageFolder).filter((path) => path.includes(app.appId)).length,
  }
}

describe('is refused and leaves nothing behind:', async () => {
  const text = Buffer.from('Ich bin kein Bild.')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  // Two frames of one pixel.
  const gif = Buffer.from(
    'R0lGODlhAQABAIAAAAAAAP///yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgD/ACwAAAAAAQABAAACAkQBACH5BAAKAP8ALAAAAAABAAEAAAICTAEAOw==',
    'base64',
  )
  test.each<[string, Buffer, [string, string], ('wrong-file-format' | 'too-many-pixels')?]>([
    ['a text with the name and type of a JPEG', text, ['bild.jpg', 'image/jpeg']],
    ['a PDF with the name of a picture', Buffer.from('%PDF-1.4\n%%EOF\n'), ['bild.png', 'image/png']],
    ['an animated GIF', gif, ['bild.gif', 'image/gif']],
    ['an SVG', svg, ['bild.svg', 'image/svg+xml']],
    [
      'a small file of 30,000 × 30,000 pixels',
      makePictureBomb(30_000, 30_000),
      ['bild.png', 'image/png'],
      'too-many-pixels',
    ],
  ])('%s', async (_, bytes, name, identifier = 'wrong-file-format') => {
    const { create, image, files } = await createDesk()
    const before = files()
    const { status, refusal } = await create(bytes, {}, name)
    const { status: expected, message } = REFUSALS[identifier]
    expect([status, refusal]).toEqual([expected, { identifier, message }])
    expect(await image()).toBeUndefined()
    expect(files()).toBe(before)
  })

  test('ten megabytes and one byte', async () => {
    const { create, image } = await createDesk()
    // A JPEG ends at its end marker; bytes after it are ignored.
    const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
    const { status, refusal } = await create(padded(MAX_BYTES + 1))
    expect([status, refusal?.message]).toEqual([413, 'Die Datei darf maximal 10MB groß sein'])
    expect(await image()).toBeUndefined()
    expect(await create(padded(MAX_BYTES)).then(outcome)).toBe(200)
  })

  test('no file at all', async () => {
    const { manager, pageId } = await createDesk()
    const { refusal } = await testServer.call(
      createImageAsManager,
      { modulePageId: pageId(0), title: 'Bild' },
      manager,
    )
    expect(refusal?.fields).toEqual({ image: 'Dieses Feld muss gefüllt sein' })
  })
})

test('removes a camera’s metadata, and stores the picture upright', async () => {
  const { create, image, load } = await createDesk()
  const original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a4' } })
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(original.includes('Kamera')).toBe(true)
  await create(original)
  const shownImage = await image()
  expect(shownImage?.aspectRatio).toBe(2 / 3)
  const { status, bytes } = await load(shownImage?.url ?? '')
  expect(status).toBe(200)
  for (const trace of ['Kamera', 'EXIF', 'Exif', 'GPS']) expect(bytes.includes(trace)).toBe(false)
})

test('accepts a picture for print; one without an alternative text is decorative', async () => {
  const { create, image } = await createDesk()
  const cmyk = await sharp(jpeg).toColourspace('cmyk').jpeg().toBuffer()
  expect(await create(cmyk).then(outcome)).toBe(200)
  expect(await image()).toMatchObject({ alternativeText: '', aspectRatio: 4 / 3 })
})

test.each(['2026', 'true', 'null', '[]', '{"a":1}', '-5'])(
  'accepts the title %j as a text',
  async (title) => {
    const { create, read } = await createDesk()
    expect(await create(jpeg, { title, alternativeText: title }).then(outcome)).toBe(200)
    expect((await read()).pages[0]?.contentElements).toMatchObject([
      { title, image: { alternativeText: title } },
    ])
  },
)

describe('changing', () => {
  test('the alternative text keeps the picture’s address', async () => {
    const { create, change, image } = await createDesk()
    const { contentElementId } = (await create(jpeg, { alternativeText: 'Ein Glas' })).body
    const before = await image()
    expect(
      await change(contentElementId, { revision: 1, alternativeText: 'Ein volles Glas' }).then(outcome),
    ).toBe(200)
    expect(await image()).toEqual({ ...before, alternativeText: 'Ein volles Glas' })
    await change(contentElementId, { revision: 2, title: 'Nur der Titel' })
    expect(await image()).toEqual({ ...before, alternativeText: 'Ein volles Glas' })
    await change(contentElementId, { alternativeText: '' })
    expect(await image()).toEqual({ ...before, alternativeText: '' })
    expect(
      (await change(contentElementId, { alternativeText: 'a'.repeat(256) })).refusal?.fields,
    ).toHaveProperty('alternativeText')
  })

  test('the picture removes the old one with all its files', async () => {
    const { create, change, image, load, files } = await createDesk()
    const { contentElementId } = (await create(jpeg)).body
    const [before, keptFiles] = [await image(), files()]
    await change(contentElementId, { alternativeText: 'Neu' }, await makePicture(300, 400, 'jpeg'))
    const after = await image()
    expect(after).toMatchObject({ alternativeText: 'Neu', aspectRatio: 3 / 4 })
    expect((await load(before?.url ?? '')).status).toBe(200)
    expect(await testServer.runJobs()).toEqual({ done: 1, failed: 0 })
    expect((await load(before?.url ?? '')).status).toBe(404)
    expect((await load(after?.url ?? '')).status).toBe(200)
    // 200 and 400 px before; 200 and 300 px after.
    expect(files()).toBe(keptFiles)
  })

  test('is refused as a whole after a concurrent change, or when the new file is not a picture', async () => {
    const { create, change, image, files } = await createDesk()
    const { contentElementId } = (await create(jpeg)).body
    await change(contentElementId, { title: 'Neu' })
    const [before, keptFiles] = [await image(), files()]
    const lateChange = { revision: 1, alternativeText: 'Zu spät' }
    expect(await change(contentElementId, lateChange).then(outcome)).toEqual([409, 'conflict'])
    expect(await change(contentElementId, lateChange, jpeg).then(outcome)).toEqual([409, 'conflict'])
    expect(await change(contentElementId, {}, Buffer.from('kein Bild')).then(outcome)).toEqual([
      415,
      'wrong-file-format',
    ])
    expect([await image(), files()]).toEqual([before, keptFiles])
    expect(await testServer.runJobs()).toEqual({ done: 0, failed: 0 })
  })
})
