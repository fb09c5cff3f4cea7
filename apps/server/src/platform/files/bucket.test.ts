import { getDocumentFile } from '@wohlauf/contract/documents'
import { getModules } from '@wohlauf/contract/modules'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import { startBucketServer } from '../../testing/bucket-server.ts'
import type { Answer } from '../../testing/call.ts'
import { createLearner } from '../../testing/learner.ts'
import { makePicture } from '../../testing/picture.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** Two connections: a request that holds one while it waits for the bucket makes the others wait too. */
const createHouse = async () => {
  const bucket = await startBucketServer()
  const house = await startTestServer({ environment: bucket.environment, poolSize: 2 })
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
const silent = await createHouse()
afterAll(async () => {
  await Promise.all([place, lost, silent].map(({ house }) => house.stop()))
  await Promise.all([place, lost, silent].map(({ bucket }) => bucket.stop()))
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

test('nobody waits for a bucket that never answers but those who want something of it, and they not for ever', async () => {
  const url = (await silent.modules()).body[0]?.image.url ?? ''
  silent.bucket.silence()
  const ended: string[] = []
  const waiting = [
    ...Array.from({ length: 4 }, silent.upload),
    ...Array.from({ length: 4 }, silent.download),
    ...Array.from({ length: 4 }, () => silent.imageOf(url)),
  ].map(async (answer: Promise<Answer>) => {
    const { status, refusal, headers } = await answer
    ended.push('of the bucket')
    return [status, refusal?.identifier, headers['retry-after']]
  })
  for (let reader = 0; reader < 10; reader += 1) {
    expect((await silent.modules()).status).toBe(200)
    ended.push('reader')
  }
  expect(ended).toEqual(Array(10).fill('reader'))
  expect(await Promise.all(waiting)).toEqual(Array(12).fill([503, 'files-unavailable', '10']))
  expect((await silent.modules()).body[0]?.image.url).toBe(url)
})
