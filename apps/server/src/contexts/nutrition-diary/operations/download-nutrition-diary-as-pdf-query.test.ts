import { PDFiumLibrary } from '@hyzyla/pdfium'
import {
  downloadNutritionDiaryAsPdf,
  MAX_PRINTED_ENTRIES,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { afterAll, expect, test } from 'vitest'
import { createDiarist, type Diarist, pictureFile } from '../../../testing/people/diary.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const download = ({ as }: Diarist, from = '2026-03-01', to = '2026-03-04') =>
  testServer.call(downloadNutritionDiaryAsPdf, { from, to }, as)

const TOO_MUCH = {
  identifier: 'too-much-to-print',
  message: 'Das ist zu viel für ein PDF. Wähle weniger Tage.',
}

/** How often it occurs in what a PDF does not compress: its dictionaries. */
const countIn = (pdf: Buffer, pattern: RegExp): number => pdf.toString('latin1').match(pattern)?.length ?? 0
const PICTURES = /\/Subtype \/Image/g
const PAGES = /\/Type \/Page\b(?!s)/g

test('a range of days comes as a tagged German PDF with its pictures', async () => {
  const diarist = await createDiarist(testServer)
  await diarist.write({ consumedAt: '2026-03-03T11:00:00Z', picture: await pictureFile(), meal: 'LUNCH' })
  await diarist.write({
    consumedAt: '2026-03-01T11:00:00Z',
    description: '',
    picture: await pictureFile(500, 400),
  })
  await diarist.write({ consumedAt: '2026-02-28T11:00:00Z', picture: await pictureFile(600, 400) })
  const { status, headers, bytes } = await download(diarist)
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual(
    [200, 'application/pdf', 'attachment; filename=ernaehrungstagebuch.pdf', 'no-store'],
  )
  expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.7')
  expect(bytes.toString('latin1').trimEnd().endsWith('%%EOF')).toBe(true)
  expect([countIn(bytes, PICTURES), countIn(bytes, /\/S \/Figure/g), countIn(bytes, PAGES)]).toEqual([
    2, 2, 1,
  ])
  for (const part of [/\/Lang \(de-DE\)/g, /\/StructTreeRoot/g, /\/S \/H1/g, /\/DisplayDocTitle true/g])
    expect([part, countIn(bytes, part)]).toEqual([part, expect.toSatisfy((count: number) => count > 0)])
})

test('words of any alphabet can be read in it', async () => {
  const diarist = await createDiarist(testServer)
  const description = 'Żurek z kaszą gęś, köfte ığŞ, ≤ 200 g → Борщ, φακές\n\t🍎🥦 ✓ 中文'
  await diarist.write({ consumedAt: '2026-03-03T11:00:00Z', description })
  const { bytes } = await download(diarist)
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes)
  const text = document.getPage(0).getText()
  document.destroy()
  library.destroy()
  expect(text).toContain('Żurek z kaszą gęś, köfte ığŞ, ≤ 200 g → Борщ, φακές')
  expect(text).toContain('🍎🥦 ✓ […]')
})

test('days without an entry, a missing picture and long texts do not make it fail', async () => {
  const diarist = await createDiarist(testServer)
  expect(countIn((await download(diarist)).bytes, PAGES)).toBe(1)
  await diarist.write({ description: 'Linsen mit Reis. '.repeat(230), picture: await pictureFile() })
  await diarist.write({ description: 'Linsen mit Reis. '.repeat(230), picture: await pictureFile() })
  const first = (await diarist.items()).find((item) => item.kind === 'ENTRY')
  const imageId = first?.kind === 'ENTRY' ? (first.image?.url.split('/')[4] ?? '') : ''
  await testServer.services.privateImages.remove(diarist.app.appId, imageId)
  const { status, bytes } = await download(diarist)
  expect([status, countIn(bytes, PICTURES)]).toEqual([200, 1])
  expect(countIn(bytes, PAGES)).toBeGreaterThan(1)
})

test('ninety-two days and five hundred entries at most', async () => {
  const diarist = await createDiarist(testServer)
  const refusalAt = (to: string) => ({ identifier: 'not-valid', fields: { to } })
  expect((await download(diarist, '2026-01-01', '2026-04-02')).status).toBe(200)
  expect((await download(diarist, '2026-01-01', '2026-04-03')).refusal).toMatchObject(
    refusalAt('Auf einmal lassen sich höchstens 92 Tage drucken.'),
  )
  await testServer.adminPool.query(
    `INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, created_at)
     SELECT $1, $2, gen_random_uuid(), '2026-03-02T11:00:00Z', 'Reis', '2026-03-02T11:00:00Z'
     FROM generate_series(1, $3::int)`,
    [diarist.app.appId, diarist.user.id, MAX_PRINTED_ENTRIES],
  )
  expect((await download(diarist)).status).toBe(200)
  await diarist.write()
  expect((await download(diarist)).refusal).toMatchObject(TOO_MUCH)
})

test('more text than fits into a hundred pages is refused with advice, and one long day is not', async () => {
  const diarist = await createDiarist(testServer)
  const writeLong = (count: number, day: string) =>
    testServer.adminPool.query(
      `INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, created_at)
       SELECT $1, $2, gen_random_uuid(), $3, $4, $3 FROM generate_series(1, $5::int)`,
      [diarist.app.appId, diarist.user.id, `${day}T11:00:00Z`, 'ab'.repeat(2000), count],
    )
  await writeLong(50, '2026-03-01')
  expect((await download(diarist)).status).toBe(200)
  await writeLong(400, '2026-03-02')
  const { status, refusal } = await download(diarist)
  expect([status, refusal]).toEqual([413, TOO_MUCH])
  expect((await download(diarist, '2026-03-01', '2026-03-01')).status).toBe(200)
})
