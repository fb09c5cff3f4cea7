import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getModules } from '@wohlauf/contract/modules/modules'
import {
  deleteModuleAsManager,
  duplicateModuleAsManager,
  updateModuleImageAsManager,
  updateModuleTitleAsManager,
} from '@wohlauf/contract/modules/modules-as-manager'
import { REFUSALS } from '@wohlauf/contract/refusals'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { NOWHERE, outcome } from '../../../../testing/content/reading.ts'
import { makePicture } from '../../../../testing/files/picture.ts'
import { makePictureBomb } from '../../../../testing/files/picture-bomb.ts'
import { createLearner } from '../../../../testing/people/learner.ts'
import { startTestServer } from '../../../../testing/test-server.ts'

const MAX_BYTES = 10 * 1024 * 1024

const testServer = await startTestServer()
afterAll(testServer.stop)

const createManager = async () => {
  const learner = await createLearner(testServer)
  const manager = await testServer.createUser({ app: learner.app, role: 'ROLE_APP_MANAGER' })
  const as = { token: await testServer.signIn(manager), host: learner.app.host }
  const createdModule = await testServer.createModule(learner.app, { title: 'Trinken' })
  return {
    as,
    learner,
    ...createdModule,
    send: (bytes: Buffer, fileName = 'bild.jpg', type = 'image/jpeg', moduleId = createdModule.moduleId) =>
      testServer.call(
        updateModuleImageAsManager,
        { moduleId },
        { ...as, files: { imageFile: { bytes, fileName, type } } },
      ),
    image: async () => (await testServer.call(getModules, {}, learner.as)).body[0]?.image,
  }
}

const filesOf = (appId: string) =>
  readdirSync(join(testServer.storageFolder, appId), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.webp'))
    .sort()

const read = async (address: string, host: string) => {
  const { status, headers, bytes } = await testServer.send({ method: 'GET', url: address, host })
  return { status, type: headers['content-type'], cache: headers['cache-control'], bytes }
}

test('the new picture is returned, shown to learners, and served in every width', async () => {
  const { send, image, learner } = await createManager()
  const before = await image()
  const { status, body } = await send(await makePicture(1600, 800, 'jpeg'))
  expect(status).toBe(200)
  expect(body).toEqual({
    image: {
      hash: expect.stringMatching(/^[\w+/]+=*$/),
      url: expect.stringMatching(/^\/api\/files\/images\/[0-9a-f-]{36}\/1000\.webp$/),
      aspectRatio: 2,
      widths: [200, 400, 700, 1000],
      alternativeText: 'Trinken',
    },
  })
  expect(await image()).toEqual(body.image)
  expect(body.image.url).not.toBe(before?.url)
  for (const width of body.image.widths) {
    const { status, type, cache, bytes } = await read(
      body.image.url.replace('1000', `${width}`),
      learner.app.host,
    )
    expect([status, type, cache]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
    expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  }
})

test('removes a camera’s metadata, and stores the picture upright', async () => {
  const { send, learner } = await createManager()
  const original = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a4' } })
    .withExif({ IFD0: { Make: 'Kamera' }, IFD3: { GPSLatitude: '48/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { body } = await send(original)
  expect(body.image.aspectRatio).toBe(2 / 3)
  const { bytes } = await read(body.image.url, learner.app.host)
  for (const trace of ['Kamera', 'EXIF', 'Exif']) expect(bytes.includes(trace)).toBe(false)
})

test('converts a picture for print to the colours of a screen', async () => {
  const { send } = await createManager()
  const cmyk = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#7a4' } })
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer()
  expect(await send(cmyk).then(outcome)).toBe(200)
})

test('recognises the format by the bytes, not by name or type', async () => {
  const { send } = await createManager()
  const png = await makePicture(40, 30, 'png')
  expect(await send(png, 'brief.pdf', 'application/pdf').then(outcome)).toBe(200)
})

test('ten megabytes are accepted, one byte more is refused with the specification’s message', async () => {
  const { send, image } = await createManager()
  const jpeg = await makePicture(40, 30, 'jpeg')
  // A JPEG ends at its end marker; bytes after it are ignored.
  const padded = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
  expect(await send(padded(MAX_BYTES)).then(outcome)).toBe(200)
  const before = await image()
  const { status, refusal } = await send(padded(MAX_BYTES + 1))
  expect([status, refusal]).toEqual([
    413,
    { identifier: 'file-too-large', message: 'Die Datei darf maximal 10MB groß sein' },
  ])
  expect(await image()).toEqual(before)
})

test('a JPEG without its end is refused with that reason', async () => {
  const jpeg = await makePicture(400, 300, 'jpeg')
  const { send, image } = await createManager()
  const before = await image()
  const { status, refusal } = await send(jpeg.subarray(0, jpeg.length / 2), 'bild.jpg')
  expect([status, refusal]).toEqual([
    415,
    {
      identifier: 'picture-incomplete',
      message:
        'Das Bild ist unvollständig oder beschädigt. Öffne es, speichere es neu und lade es noch einmal hoch.',
    },
  ])
  expect(await image()).toEqual(before)
})

describe('is refused as a picture', () => {
  test.each<[string, Buffer, string, ('wrong-file-format' | 'too-many-pixels')?]>([
    ['a text with the name of one', Buffer.from('Ich bin kein Bild.'), 'bild.jpg'],
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'bild.svg',
    ],
    [
      'a small file of 30,000 × 30,000 pixels',
      makePictureBomb(30_000, 30_000),
      'bild.png',
      'too-many-pixels',
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'bild.gif'],
  ])('%s', async (_, bytes, fileName, identifier = 'wrong-file-format') => {
    const { send, image, learner } = await createManager()
    const [before, files] = [await image(), filesOf(learner.app.appId)]
    const { status, refusal } = await send(bytes, fileName)
    const { status: expected, message } = REFUSALS[identifier]
    expect([status, refusal]).toEqual([expected, { identifier, message }])
    expect(await image()).toEqual(before)
    expect(filesOf(learner.app.appId)).toEqual(files)
  })
})

test('deletes the previous picture when no module shows it any more, nor a version; the alternative text can be changed', async () => {
  const { as, imageId, moduleId, learner, image } = await createManager()
  const { body: copy } = await testServer.call(duplicateModuleAsManager, { moduleId }, as)
  const imageFile = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
  const isKept = () => filesOf(learner.app.appId).some((name) => name.includes(imageId))
  const change = (id: string) =>
    testServer.call(
      updateModuleImageAsManager,
      { moduleId: id, alternativeText: 'Ein Glas Wasser' },
      { ...as, files: { imageFile } },
    )
  await change(moduleId)
  await testServer.runJobs()
  expect((await image())?.alternativeText).toBe('Ein Glas Wasser')
  expect(isKept()).toBe(true)
  await change(copy.moduleId)
  await testServer.runJobs()
  // The module's first version.
  expect(isKept()).toBe(true)
  await testServer.call(deleteModuleAsManager, { moduleId }, as)
  await testServer.runJobs()
  expect(isKept()).toBe(false)
})

test('a concurrent change is not overwritten, and no file is left over', async () => {
  const { as, moduleId, learner, image } = await createManager()
  const [before, files] = [await image(), filesOf(learner.app.appId)]
  await testServer.call(updateModuleTitleAsManager, { moduleId, number: 1, title: 'Essen', revision: 1 }, as)
  const imageFile = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
  const lateAnswer = await testServer.call(
    updateModuleImageAsManager,
    { moduleId, revision: 1 },
    { ...as, files: { imageFile } },
  )
  expect(outcome(lateAnswer)).toEqual([409, 'conflict'])
  expect([await image(), filesOf(learner.app.appId)]).toEqual([before, files])
  expect(
    await testServer
      .call(updateModuleImageAsManager, { moduleId, revision: 2 }, { ...as, files: { imageFile } })
      .then(outcome),
  ).toBe(200)
})

test('without a file the picture stays, and only its alternative text is changed', async () => {
  const { as, moduleId, learner, image, imageId } = await createManager()
  const [before, files] = [await image(), filesOf(learner.app.appId)]
  const change = (more: object) => testServer.call(updateModuleImageAsManager, { moduleId, ...more }, as)

  const { status, body } = await change({ revision: 1, alternativeText: 'Ein Glas Wasser' })
  const rewording = { ...before, alternativeText: 'Ein Glas Wasser' }
  expect([status, body]).toEqual([200, { image: rewording }])
  expect(await image()).toEqual(rewording)

  expect(await change({ revision: 1, alternativeText: 'Zu spät' }).then(outcome)).toEqual([409, 'conflict'])
  expect(await change({ revision: 2 }).then(outcome)).toBe(200)
  expect(await image()).toEqual(rewording)
  expect(await change({ revision: 3, alternativeText: '' }).then(outcome)).toBe(200)
  expect(await image()).toEqual({ ...before, alternativeText: '' })

  await testServer.runJobs()
  expect(filesOf(learner.app.appId)).toEqual(files)
  expect(files.some((name) => name.includes(imageId))).toBe(true)
})

test('is refused for a learner', async () => {
  const { learner, moduleId } = await createManager()
  const files = filesOf(learner.app.appId)
  const imageFile = { bytes: await makePicture(), fileName: 'bild.png', type: 'image/png' }
  const answer = await testServer.call(
    updateModuleImageAsManager,
    { moduleId },
    { ...learner.as, files: { imageFile } },
  )
  expect(outcome(answer)).toEqual([403, 'not-allowed'])
  expect(filesOf(learner.app.appId)).toEqual(files)
})

test('returns 404 for a module of another app, and leaves no file', async () => {
  const mine = await createManager()
  const theirs = await createManager()
  const [before, files] = [await theirs.image(), filesOf(mine.learner.app.appId)]
  for (const moduleId of [theirs.moduleId, NOWHERE])
    expect(await mine.send(await makePicture(), 'bild.png', 'image/png', moduleId).then(outcome)).toEqual([
      404,
      'not-found',
    ])
  expect(await theirs.image()).toEqual(before)
  expect(filesOf(mine.learner.app.appId)).toEqual(files)
})

test('a picture is served only on its own app’s hosts, and only in existing widths', async () => {
  const { send, learner } = await createManager()
  const elsewhere = await testServer.createApp()
  const { body } = await send(await makePicture(300, 200))
  expect((await read(body.image.url, learner.app.host)).status).toBe(200)
  expect((await read(body.image.url, elsewhere.host)).status).toBe(404)
  for (const version of ['1000.webp', '300.png', '0.webp', '..%2f..%2fsecret', '300.webp%00'])
    expect((await read(body.image.url.replace('300.webp', version), learner.app.host)).status).toBe(404)
})

test('only the processed versions of the picture are stored', async () => {
  const { send, learner } = await createManager()
  const files = filesOf(learner.app.appId)
  const bytes = Buffer.concat([await makePicture(300, 200, 'jpeg'), Buffer.from('<?php echo 1 ?>')])
  await send(bytes)
  const added = filesOf(learner.app.appId).filter((name) => !files.includes(name))
  expect(added).toHaveLength(2)
  for (const name of added)
    expect(readFileSync(join(testServer.storageFolder, learner.app.appId, name)).includes('<?php')).toBe(
      false,
    )
})
