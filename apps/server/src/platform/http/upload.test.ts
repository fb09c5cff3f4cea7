import { createImageAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { getHabitsAsManager } from '@wohlauf/contract/habits-as-manager'
import { afterAll, expect, test } from 'vitest'
import { createManager } from '../../testing/manager.ts'
import { makePicture } from '../../testing/picture.ts'
import { outcome } from '../../testing/reading.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { processImage } from '../images/process-image.ts'

/** One connection: occupying it while a picture is decoded would make all other requests wait. */
const testServer = await startTestServer({ poolSize: 1 })
afterAll(testServer.stop)

const { app, as } = await createManager(testServer)
const { pages } = await testServer.createModule(app)
const small = await makePicture()
const large = await makePicture(4000, 4000)

const upload = () =>
  testServer.call(
    createImageAsManager,
    { modulePageId: pages[0]?.modulePageId ?? '', title: 'Bild' },
    { ...as, files: { image: { bytes: small, fileName: 'bild.png', type: 'image/png' } } },
  )

test('only its sender waits for a picture to be decoded', async () => {
  const order: string[] = []
  const others = Array.from({ length: 15 }, () => processImage(large))
  const uploading = upload().then((answer) => {
    order.push('the picture')
    return answer
  })
  for (let count = 0; count < 5; count += 1)
    expect(await testServer.call(getHabitsAsManager, {}, as).then(outcome)).toBe(200)
  order.push('five others')
  expect(await uploading.then(outcome)).toBe(200)
  expect(order).toEqual(['five others', 'the picture'])
  expect((await Promise.all(others)).every(Boolean)).toBe(true)
})

test('pictures beyond the queue are refused immediately, and accepted again later', async () => {
  let isAnswered = false
  const keepBusy = async () => {
    while (!isAnswered) await processImage(small)
  }
  // One is decoded, twenty wait.
  const others = Array.from({ length: 21 }, keepBusy)
  const { status, refusal, headers } = await upload().finally(() => {
    isAnswered = true
  })
  expect([status, refusal?.identifier, headers['retry-after']]).toEqual([429, 'too-many-at-once', '5'])
  await Promise.all(others)
  expect(await upload().then(outcome)).toBe(200)
})
