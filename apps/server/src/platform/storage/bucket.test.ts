import { getDocumentFile } from '@wohlauf/contract/documents/documents'
import { getModules } from '@wohlauf/contract/modules/modules'
import { updateModuleImageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { afterAll, expect, test } from 'vitest'
import type { Answer } from '../../testing/call.ts'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** Two connections: a request that holds one while it waits for the bucket makes the others wait too. */
const createWithBucket = async () => {
  const bucket = await startBucketServer()
  const testServer = await startTestServer({ environment: bucket.environment, poolSize: 2 })
  const learner = await createLearner(testServer)
  const createUploader = async () => (await createManager(testServer, learner.app)).as
  const as = await createUploader()
  const { moduleId } = await testServer.createModule(learner.app)
  const document = await testServer.createDocument(learner.app, {
    bytes: Buffer.alloc(3_000_000, '%PDF-1.4 '),
  })
  const imageFile = { bytes: await makePicture(800, 600), fileName: 'bild.png', type: 'image/png' }
  return {
    testServer,
    bucket,
    document,
    createUploader,
    upload: (by = as) =>
      testServer.call(updateModuleImageAsManager, { moduleId }, { ...by, files: { imageFile } }),
    download: () => testServer.call(getDocumentFile, { documentId: document.documentId }, learner.as),
    imageOf: (url: string) => testServer.send({ method: 'GET', url, host: learner.app.host }),
    modules: () => testServer.call(getModules, {}, learner.as),
    ready: () => testServer.send({ method: 'GET', url: '/health/ready' }),
  }
}

const working = await createWithBucket()
const lostServer = await createWithBucket()
const silent = await createWithBucket()
afterAll(async () => {
  await Promise.all([working, lostServer, silent].map(({ testServer }) => testServer.stop()))
  await Promise.all([working, lostServer, silent].map(({ bucket }) => bucket.stop()))
})

test('pictures and documents are written to the bucket and read from it', async () => {
  expect((await working.ready()).status).toBe(200)
  const before = working.bucket.keys()
  const { status, body } = await working.upload()
  expect(status).toBe(200)
  const added = working.bucket.keys().filter((key) => !before.includes(key))
  expect(added.map((key) => key.split('/').at(-1))).toEqual(['200.webp', '400.webp', '700.webp', '800.webp'])
  const picture = await working.imageOf(body.image.url)
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(picture.bytes.toString('latin1', 8, 12)).toBe('WEBP')
  const file = await working.download()
  expect(file.bytes.equals(working.document.bytes)).toBe(true)
})

test('an unreachable bucket is a refusal of its own, neither an error nor maintenance, and other requests work', async () => {
  const url = (await lostServer.modules()).body[0]?.image.url ?? ''
  expect((await lostServer.imageOf(url)).status).toBe(200)
  await lostServer.bucket.close()
  for (const answer of [
    await lostServer.imageOf(url),
    await lostServer.download(),
    await lostServer.upload(),
  ])
    expect([answer.status, answer.refusal?.identifier]).toEqual([503, 'files-unavailable'])
  expect((await lostServer.ready()).status).toBe(200)
  expect((await lostServer.modules()).body[0]?.image.url).toBe(url)
})

test('only requests that need the bucket wait for one that never answers, and not without a limit', async () => {
  const url = (await silent.modules()).body[0]?.image.url ?? ''
  const uploaders = await Promise.all(Array.from({ length: 4 }, silent.createUploader))
  silent.bucket.silence()
  const endedCalls: string[] = []
  const waitingCalls = [
    ...uploaders.map((by) => silent.upload(by)),
    ...Array.from({ length: 4 }, silent.download),
    ...Array.from({ length: 4 }, () => silent.imageOf(url)),
  ].map(async (answer: Promise<Answer>) => {
    const { status, refusal, headers } = await answer
    endedCalls.push('of the bucket')
    return [status, refusal?.identifier, headers['retry-after']]
  })
  for (let reader = 0; reader < 10; reader += 1) {
    expect([(await silent.modules()).status, (await silent.ready()).status]).toEqual([200, 200])
    endedCalls.push('reader')
  }
  expect(endedCalls).toEqual(Array(10).fill('reader'))
  expect(await Promise.all(waitingCalls)).toEqual(Array(12).fill([503, 'files-unavailable', '10']))
  expect((await silent.modules()).body[0]?.image.url).toBe(url)
})
