import { randomUUID } from 'node:crypto'
import { CreateMultipartUploadCommand, S3Client, UploadPartCommand } from '@aws-sdk/client-s3'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { afterAll, expect, test } from 'vitest'
import { FILE_KINDS } from '../../composition/file-kinds.ts'
import { startBucketServer } from '../../testing/files/bucket-server.ts'
import { makeProcessedPicture } from '../../testing/files/picture.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { writeFile } from './keep-file.ts'
import { removeStrayFiles } from './remove-stray-files.ts'

const DAY_MS = 86_400_000

const bucket = await startBucketServer()
const onDisk = await startTestServer()
const inBucket = await startTestServer({ environment: bucket.environment })
afterAll(async () => {
  await Promise.all([onDisk.stop(), inBucket.stop()])
  await bucket.stop()
})

const sweep = removeStrayFiles(FILE_KINDS)

const keysOf = async ({ services }: TestServer, appId: string) => {
  const keys: string[] = []
  for await (const { key } of services.storage.list(appId)) keys.push(key)
  return keys.sort()
}

test.each([
  ['a folder', onDisk],
  ['a bucket', inBucket],
])(
  'in %s, files without a row are removed when they are a day old; all others stay',
  async (_, testServer) => {
    const { storage, images } = testServer.services
    const { app, as } = await createLearner(testServer)
    const other = await testServer.createApp()
    await testServer.createDocument(app)
    await testServer.createModule(app)
    await testServer.createDocument(other)
    // Files have the machine's time, not that of the test.
    testServer.clock.set(new Date().toISOString())
    expect(
      (
        await testServer.call(
          requestDataExport,
          {},
          { ...as, token: await testServer.signIn((await createLearner(testServer, app)).user) },
        )
      ).status,
    ).toBe(200)
    await testServer.runJobs()
    const keptKeys = [await keysOf(testServer, app.appId), await keysOf(testServer, other.appId)]
    expect(keptKeys[0]?.map((key) => key.split('/')[1])).toEqual([
      'documents',
      'exports',
      ...Array(1).fill('images'),
    ])

    const pdf = { bytes: Buffer.from('%PDF-'), contentType: 'application/pdf', fileName: 'a.pdf' }
    await writeFile(storage, app.appId, pdf)
    await images.write(app.appId, await makeProcessedPicture(300, 200))
    await storage.write(`${app.appId}/images/half-a-key`, Buffer.from('x'), 'image/webp')
    await storage.write(`${app.appId}/exports/${randomUUID()}/${randomUUID()}.zip`, Buffer.from('x'), '')
    const all = await keysOf(testServer, app.appId)
    expect(all).toHaveLength((keptKeys[0]?.length ?? 0) + 5)

    testServer.clock.advance(DAY_MS - 60_000)
    expect(await testServer.runSchedule(sweep)).toMatchObject({ failed: 0 })
    expect(await keysOf(testServer, app.appId)).toEqual(all)
    testServer.clock.advance(2 * 60_000)
    expect(await testServer.runSchedule(sweep)).toMatchObject({ failed: 0 })
    expect([await keysOf(testServer, app.appId), await keysOf(testServer, other.appId)]).toEqual(keptKeys)
  },
)

/** Leaves the state after a process was killed while uploading. */
const leaveUpload = async (Key: string): Promise<void> => {
  const {
    S3_ENDPOINT,
    S3_REGION,
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    S3_BUCKET: Bucket,
  } = bucket.environment
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    forcePathStyle: true,
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }))
  await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body: Buffer.from('PK') }))
  client.destroy()
}

test.each([
  ['a bucket', () => {}],
  ['a bucket that does not say when they were begun', bucket.hideBegins],
])('interrupted uploads into %s are aborted after a day; those of others stay', async (_, prepare) => {
  prepare()
  const { appId } = await inBucket.createApp()
  const own = Array.from({ length: 5 }, (_, at) => `${appId}/exports/${at}/a.zip`)
  const others = [`${appId}-other/exports/a.zip`, `others/exports/${appId}.zip`].sort()
  const earlier = bucket.uploads()
  for (const key of [...own, ...others]) await leaveUpload(key)
  const all = bucket.uploads()
  expect(all).toHaveLength(earlier.length + 7)

  inBucket.clock.set(new Date().toISOString())
  inBucket.clock.advance(DAY_MS - 60_000)
  expect(await inBucket.runSchedule(sweep)).toMatchObject({ failed: 0 })
  expect(bucket.uploads()).toEqual(all)
  inBucket.clock.advance(2 * 60_000)
  expect(await inBucket.runSchedule(sweep)).toMatchObject({ failed: 0 })
  expect(bucket.uploads()).toEqual([...earlier, ...others].sort())
})
