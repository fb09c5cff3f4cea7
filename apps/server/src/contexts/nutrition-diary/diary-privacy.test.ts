import { readFileSync } from 'node:fs'
import {
  addImageToNutritionDiaryEntry,
  createNutritionDiaryEntry,
  deleteNutritionDiaryEntry,
  getNutritionDiaryForPrinting,
  getNutritionDiaryTimeline,
  updateDescriptionOfNutritionDiaryEntry,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { hashToken } from '../../platform/sessions/token.ts'
import { outcome } from '../../testing/content/reading.ts'
import { tracesOf } from '../../testing/database/traces.ts'
import { createDiarist, pictureFile } from '../../testing/people/diary.ts'
import { startTestServer } from '../../testing/test-server.ts'

const lines: string[] = []
const testServer = await startTestServer({ log: (line) => void lines.push(line) })
afterAll(testServer.stop)

const CANARY = 'Kanarienkuchen'
const FILE_CANARY = 'Geburtstagstorte'

/** A diary, and the token of a caller without access to it. */
const createStranger = async (who: string) => {
  const diarist = await createDiarist(testServer)
  const { id } = await diarist.write({ description: CANARY, picture: await pictureFile() })
  const { app, as } = diarist
  if (who === 'an admin’s visit') {
    await testServer.adminPool.query('UPDATE session SET impersonator_admin_id = $1 WHERE token_hash = $2', [
      (await testServer.createAdmin()).id,
      hashToken(as.token ?? ''),
    ])
    return { diarist, id, caller: as }
  }
  if (who === 'nobody') return { diarist, id, caller: { host: app.host, token: null } }
  if (who === 'a learner of another app') return { diarist, id, caller: (await createDiarist(testServer)).as }
  const sponsor = await testServer.createSponsor(app, { statuses: [] })
  const roles = {
    'another learner': { role: 'ROLE_USER' },
    'a manager': { role: 'ROLE_APP_MANAGER' },
    "a sponsor's manager": { role: 'ROLE_SPONSOR_MANAGER', sponsorId: sponsor.sponsorId },
  } as const
  const user = await testServer.createUser({ app, ...roles[who as keyof typeof roles] })
  return { diarist, id, caller: { host: app.host, token: await testServer.signIn(user) } }
}

test.each([
  ['another learner', 200, 404],
  ['a learner of another app', 200, 404],
  ['a manager', 403, 403],
  ["a sponsor's manager", 403, 403],
  ['an admin’s visit', 403, 403],
  ['nobody', 401, 401],
])('%s gets nothing of a diary (%i) and changes nothing in it (%i)', async (who, readStatus, write) => {
  const { diarist, id, caller } = await createStranger(who)
  const storedEntries = async () =>
    (await testServer.adminPool.query('SELECT * FROM nutrition_diary_entry')).rows
  const before = await storedEntries()
  const ask = (operation: AnyOperation, input: object) =>
    testServer.call(operation, input, {
      ...caller,
      files: operation.kind === 'upload' ? { imageFile: diary } : {},
    })
  const diary = await pictureFile(400, 300)
  const reading = [
    await ask(getNutritionDiaryTimeline, {}),
    await ask(getNutritionDiaryForPrinting, { from: '2026-03-01', to: '2026-03-04' }),
  ]
  expect(reading.map(({ status }) => status)).toEqual([readStatus, readStatus])
  expect(JSON.stringify(reading.map(({ body }) => body))).not.toMatch(/Kanarien|private-images/)
  const nutritionDiaryEntryId = id
  for (const [operation, input] of [
    [updateDescriptionOfNutritionDiaryEntry, { description: 'x' }],
    [addImageToNutritionDiaryEntry, {}],
    [deleteNutritionDiaryEntry, {}],
  ] as const)
    expect((await ask(operation, { nutritionDiaryEntryId, ...input })).status).toBe(write)
  expect(await storedEntries()).toEqual(before)
  await testServer.runJobs()
  expect(diarist.files()).toHaveLength(3)
})

test('no description and no file name is in logs, jobs, mails or file names, also when a call fails', async () => {
  const diarist = await createDiarist(testServer)
  await testServer.createTips(diarist.app, 1)
  lines.length = 0
  const { id } = await diarist.write({ description: CANARY, picture: await pictureFile() })
  const broken = { bytes: Buffer.from('kein Bild'), fileName: `${FILE_CANARY}.jpg`, type: 'image/jpeg' }
  expect(outcome(await diarist.create({ description: CANARY, picture: broken }))).toEqual([
    415,
    'wrong-file-format',
  ])
  const failing = [
    await diarist.create({ description: CANARY, consumedAt: '2099-01-01T00:00:00Z' }),
    await diarist.create({ description: CANARY, nutritionDiaryEntryId: id }),
    await testServer.call(
      updateDescriptionOfNutritionDiaryEntry,
      { nutritionDiaryEntryId: id, description: CANARY.repeat(400) },
      diarist.as,
    ),
  ]
  expect(failing.map(({ status }) => status)).toEqual([400, 409, 400])
  expect(JSON.stringify(failing.map(({ body }) => body))).not.toContain(CANARY)
  await testServer.adminPool.query(
    'ALTER TABLE nutrition_diary_entry ADD CONSTRAINT no_cake CHECK (description NOT LIKE $$%Torte%$$) NOT VALID',
  )
  const failed = await diarist.create({ description: `${CANARY} und Torte` })
  await testServer.adminPool.query('ALTER TABLE nutrition_diary_entry DROP CONSTRAINT no_cake')
  expect([failed.status, JSON.stringify(failed.body)]).toEqual([500, expect.not.stringContaining(CANARY)])
  await testServer.call(requestDataExport, {}, diarist.as)
  await testServer.runJobs()
  const mails = await testServer.mails.to(diarist.user.emailAddress)
  expect(mails).toHaveLength(1)
  expect(lines.length).toBeGreaterThan(5)
  for (const text of [lines.join('\n'), JSON.stringify(mails)])
    expect(text).not.toMatch(/Kanarien|Geburtstag/)
  const { rows } = await testServer.adminPool.query('SELECT data::text FROM pgboss.job')
  expect(JSON.stringify(rows)).not.toMatch(/Kanarien|Geburtstag/)
  // The name of the file on the phone is not stored; the description only in its entry.
  expect(await tracesOf(testServer, [FILE_CANARY])).toEqual([])
  expect((await tracesOf(testServer, [CANARY])).filter((trace) => !trace.endsWith('.zip'))).toEqual([
    'public.nutrition_diary_entry',
  ])
})

test('a picture is stored upright and without position, device, time or colour profile', async () => {
  const { write, entry, files } = await createDiarist(testServer)
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a40' } })
    .withExif({
      IFD0: { Make: 'Kamerahaus', Model: 'K-7', DateTime: '2026:03:04 09:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 8/1 1423/100',
        GPSLongitudeRef: 'E',
        GPSLongitude: '11/1 34/1 3221/100',
      },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.toString('latin1')).toContain('Kamerahaus')
  expect((await sharp(photo).metadata()).orientation).toBe(6)
  const { id } = await write({ picture: { bytes: photo, fileName: 'a.jpg', type: 'image/jpeg' } })
  const image = (await entry(id))?.image
  expect(image).toMatchObject({ widths: [400, 600] })
  expect(image?.aspectRatio).toBeCloseTo(600 / 900, 5)
  for (const file of files()) {
    const storedBytes = readFileSync(file).toString('latin1')
    expect(storedBytes.slice(8, 16)).toBe('WEBPVP8 ')
    const [width, height] = [26, 28].map((at) => readFileSync(file).readUInt16LE(at) & 0x3fff)
    expect(height).toBe(((width ?? 0) * 3) / 2)
    expect(storedBytes).not.toMatch(/Kamerahaus|EXIF|Exif|GPS|XMP|ICCP|2026:03/)
  }
})

test('a diary call of the contract is closed in a visit', () => {
  expect([getNutritionDiaryTimeline, createNutritionDiaryEntry].map((each) => each.isOwnersOnly)).toEqual([
    true,
    true,
  ])
})
