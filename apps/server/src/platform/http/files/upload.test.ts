import { getHabitsAsManager } from '@wohlauf/contract/habits/habits-as-manager'
import { createImageAsManager } from '@wohlauf/contract/modules/content-elements-as-manager'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../../../testing/content/reading.ts'
import { makePicture, newCaller } from '../../../testing/files/picture.ts'
import { createLearner, type Learner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { pictureLane, processImage } from '../../storage/images/process-image.ts'

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
  const others = Array.from({ length: 15 }, () => processImage(large, newCaller()))
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

test('a person’s third picture is refused while one is decoded and one waits, and another app’s person is served', async () => {
  const learner = await createLearner(testServer)
  const other = await createLearner(testServer)
  const write = ({ as: learnerAs }: Learner) =>
    testServer.call(
      createNutritionDiaryEntry,
      { consumedAt: '2026-03-04T08:00:00Z' },
      { ...learnerAs, files: { imageFile: { bytes: large, fileName: 'bild.png', type: 'image/png' } } },
    )
  const { promise: decoded, resolve: release } = Promise.withResolvers<void>()
  const busy = pictureLane(newCaller(), () => decoded)
  const answers = Array.from({ length: 5 }, () => write(learner).then(outcome))
  // All but the waiting one are refused before anything is decoded.
  const refusals: unknown[] = []
  for (const answer of answers) void answer.then((each) => refusals.push(each))
  await expect.poll(() => refusals).toEqual(Array(4).fill([429, 'own-work-waiting']))
  const servedCall = write(other).then(outcome)
  release()
  expect(await servedCall).toBe(200)
  expect((await Promise.all(answers)).filter((each) => each === 200)).toHaveLength(1)
  await busy
})

test('pictures beyond the queue are refused immediately, and accepted again later', async () => {
  let isAnswered = false
  const keepBusy = async () => {
    while (!isAnswered) await processImage(small, newCaller())
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
