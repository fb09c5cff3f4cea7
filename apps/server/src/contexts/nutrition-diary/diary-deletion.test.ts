import {
  createNutritionDiaryEntry,
  getNutritionDiaryTimeline,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { deleteOwnAccount } from '@wohlauf/contract/own-data/deletion'
import { withdrawHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { afterAll, expect, test } from 'vitest'
import { FILE_KINDS } from '../../composition/file-kinds.ts'
import { HANDLERS } from '../../composition/handlers.ts'
import { removeStrayFiles } from '../../platform/storage/remove-stray-files.ts'
import { createCalls } from '../../testing/call.ts'
import { outcome } from '../../testing/content/reading.ts'
import { createDiarist, type Diarist, pictureFile } from '../../testing/people/diary.ts'
import { PASSWORD } from '../../testing/people/people.ts'
import { startTestServer } from '../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const rowsOf = async ({ user }: Diarist) => {
  const tables = ['nutrition_diary_entry', 'nutrition_diary_tip_receipt', 'private_image']
  const counts: number[] = []
  for (const table of tables)
    counts.push(
      (await testServer.adminPool.query(`SELECT FROM ${table} WHERE user_id = $1`, [user.id])).rowCount ?? 0,
    )
  return counts
}

const withdraw = ({ as }: Diarist) => testServer.call(withdrawHealthConsent, {}, as).then(outcome)
const leave = ({ as }: Diarist) =>
  testServer.call(deleteOwnAccount, { currentPassword: PASSWORD }, as).then(outcome)

const createFull = async () => {
  const diarist = await createDiarist(testServer)
  await testServer.createTips(diarist.app, 1)
  await diarist.write({ picture: await pictureFile() })
  await diarist.write({ picture: await pictureFile(500, 400) })
  await diarist.write()
  expect([await rowsOf(diarist), diarist.files().length]).toEqual([[3, 1, 2], 5])
  return diarist
}

test('a withdrawal of the consent deletes diary, tips and pictures; the points stay, the neighbour’s diary too', async () => {
  const diarist = await createFull()
  const neighbour = await createFull()
  expect(await withdraw(diarist)).toBe(200)
  await testServer.runJobs()
  expect([await rowsOf(diarist), diarist.files()]).toEqual([[0, 0, 0], []])
  expect((await testServer.call(getNutritionDiaryTimeline, {}, diarist.as)).body).toEqual({
    items: [],
    nextBefore: null,
    oldestDay: null,
  })
  expect((await diarist.earnings()).healthPoints).toBe(15)
  expect([await rowsOf(neighbour), neighbour.files().length]).toEqual([[3, 1, 2], 5])
})

test('a deleted account leaves no row and no picture', async () => {
  const diarist = await createFull()
  expect(await leave(diarist)).toBe(200)
  await testServer.runJobs()
  expect([await rowsOf(diarist), diarist.files()]).toEqual([[0, 0, 0], []])
})

/** A server whose uploads wait between writing their picture and opening their transaction. */
const startWaitingServer = async () => {
  const writing = Promise.withResolvers<void>()
  const resume = Promise.withResolvers<void>()
  const { privateImages } = testServer.services
  const server = await testServer.build(OPERATIONS, HANDLERS, {
    services: {
      privateImages: {
        ...privateImages,
        write: async (...args) => {
          const storedImages = await privateImages.write(...args)
          writing.resolve()
          await resume.promise
          return storedImages
        },
      },
    },
  })
  return { ...createCalls(server, () => ''), written: writing.promise, resume: resume.resolve, server }
}

test.each([
  ['the consent is withdrawn', withdraw, [403, 'health-consent-required']],
  ['the account is deleted', leave, [401, 'authentication-required']],
])('an upload in progress while %s leaves nothing behind', async (_, end, refusals) => {
  const diarist = await createFull()
  const { call, written, resume, server } = await startWaitingServer()
  const uploading = call(
    createNutritionDiaryEntry,
    { consumedAt: '2026-03-04T09:00:00Z' },
    { ...diarist.as, files: { imageFile: await pictureFile() } },
  )
  await written
  expect(diarist.files()).toHaveLength(8)
  expect(await end(diarist)).toBe(200)
  resume()
  expect(outcome(await uploading)).toEqual(refusals)
  await server.close()
  await testServer.runJobs()
  expect([await rowsOf(diarist), diarist.files()]).toEqual([[0, 0, 0], []])
})

test('entries created while the consent is withdrawn are deleted or refused', async () => {
  const diarist = await createFull()
  const creating = async () => outcome(await diarist.create({ picture: await pictureFile(300, 200) }))
  const [withdrawal, ...creations] = await Promise.all([
    withdraw(diarist),
    ...Array.from({ length: 6 }, creating),
  ])
  expect(withdrawal).toBe(200)
  for (const each of creations)
    expect([200, [403, 'health-consent-required'], [429, 'own-work-waiting']]).toContainEqual(each)
  await testServer.runJobs()
  expect([await rowsOf(diarist), diarist.files()]).toEqual([[0, 0, 0], []])
})

test('bytes without a row are swept after a day, and those with one stay', async () => {
  const diarist = await createFull()
  const { privateImages, storage } = testServer.services
  const stray = '00000000-0000-4000-8000-000000000001'
  const key = `${diarist.app.appId}/private/${stray}/400.webp`
  await storage.write(key, Buffer.from('x'), 'image/webp')
  expect(diarist.files()).toHaveLength(6)
  // The files were written now, by the clock of this machine.
  testServer.clock.set(new Date(Date.now() + 86_400_000 + 60_000))
  await testServer.runSchedule(removeStrayFiles(FILE_KINDS))
  expect(diarist.files()).toHaveLength(5)
  expect(diarist.files().some((path) => path.includes(stray))).toBe(false)
  await privateImages.remove(diarist.app.appId, stray)
})
