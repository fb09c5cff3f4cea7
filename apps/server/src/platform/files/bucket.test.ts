import { getDocumentFile } from '@wohlauf/contract/documents'
import { getModules } from '@wohlauf/contract/modules'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { startBucketServer } from '../../testing/bucket-server.ts'
import { createLearner } from '../../testing/learner.ts'
import { makePicture } from '../../testing/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'

const createHouse = async () => {
  const bucket = await startBucketServer()
  const house = await startTestServer({ environment: bucket.environment })
  const learner = await createLearner(house)
  const manager = await house.createUser({ app: learner.app, role: 'ROLE_APP_MANAGER' })
  const as = { token: await house.signIn(manager), host: learner.app.host }
  const { moduleId } = await house.createModule(learner.app)
  const document = await house.createDocument(learner.app, { bytes: Buffer.alloc(3_000_000, '%PDF-1.4 ') })
  const imageFile = { bytes: await makePicture(800, 600), fileName: 'bild.png', type: 'image/png' }
  return {
    house,
    bucket,
    document,
    upload: () => house.call(updateModuleImageAsManager, { moduleId }, { ...as, files: { imageFile } }),
    download: () => house.call(getDocumentFile, { documentId: document.documentId }, learner.as),
    imageOf: (url: string) => house.send({ method: 'GET', url, host: learner.app.host }),
    modules: () => house.call(getModules, {}, learner.as),
    ready: () => house.send({ method: 'GET', url: '/health/ready' }),
  }
}

const place = await createHouse()
const lost = await createHouse()
afterAll(async () => {
  await Promise.all([place.house.stop(), lost.house.stop()])
  await Promise.all([place.bucket.stop(), lost.bucket.stop()])
})

test('pictures and documents go to the bucket and come back from it', async () => {
  expect((await place.ready()).status).toBe(200)
  const before = place.bucket.keys()
  const { status, body } = await place.upload()
  expect(status).toBe(200)
  const added = place.bucket.keys().filter((key) => !before.includes(key))
  expect(added.map((key) => key.split('/').at(-1))).toEqual(['200.webp', '400.webp', '700.webp', '800.webp'])
  const picture = await place.imageOf(body.image.url)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(picture.bytes.toString('latin1', 8, 12)).toBe('WEBP')
  const file = await place.download()
  expect(file.bytes.equals(place.document.bytes)).toBe(true)
})

test('a bucket that nobody reaches is a refusal of its own, no error and no maintenance, and the rest goes on', async () => {
  const url = (await lost.modules()).body[0]?.image.url ?? ''
  expect((await lost.imageOf(url)).status).toBe(200)
  await lost.bucket.close()
  for (const answer of [await lost.imageOf(url), await lost.download(), await lost.upload()])
    expect([answer.status, answer.refusal?.identifier]).toEqual([503, 'files-unavailable'])
  expect((await lost.ready()).status).toBe(503)
  expect((await lost.modules()).body[0]?.image.url).toBe(url)
})
