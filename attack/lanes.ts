import { createDocumentAsManager } from '@wohlauf/contract/documents/documents-as-manager'
import {
  createNutritionDiaryEntry,
  downloadNutritionDiaryAsPdf,
} from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { makePicture } from '../apps/server/src/testing/files/picture.ts'
import { makeDocx } from '../apps/server/src/testing/files/word-files.ts'
import { createLearner, type Learner } from '../apps/server/src/testing/people/learner.ts'
import { createManager } from '../apps/server/src/testing/people/manager.ts'
import { type Answered, identifierOf } from './ask.ts'
import type { Attack } from './campaign.ts'
import { complaintAbout } from './complaint.ts'
import { type Product, startProduct } from './product.ts'
import type { Report } from './report.ts'

/** Below the limits of a person for a day and an hour. */
const FLOOD = { pictures: 26, documents: 26, pdfs: 8 }

/**
 * The running call when the other person's call arrives, and one that began while the call was being sent or
 * answered.
 */
const MAX_SERVED_FIRST = 3

type Work = (by: Learner['as']) => Promise<Answered>

/**
 * One person sends many slow calls, and a person of another app one: it is served after no more than the call that
 * is running, and the many are served or refused with the right reason.
 */
const flood = async (
  report: Report,
  what: string,
  { count, work, busy, other }: { count: number; work: Work; busy: Learner['as']; other: Learner['as'] },
): Promise<void> => {
  let servedOfBusy = 0
  const send = async () => {
    const answer = await work(busy)
    if (answer.status === 200) servedOfBusy += 1
    return answer
  }
  const flooding = Array.from({ length: count }, send)
  const before = servedOfBusy
  const answer = await work(other)
  const servedFirst = servedOfBusy - before
  if (answer.status !== 200)
    report.finding(
      `${what}: a person of another app is not served`,
      `${answer.status} ${answer.text.slice(0, 200)}`,
    )
  if (servedFirst > MAX_SERVED_FIRST)
    report.finding(`${what}: a person of another app waits for one person’s calls`, `${servedFirst} of them`)
  const answers = await Promise.all(flooding)
  for (const each of answers) {
    const complaint = complaintAbout(each)
    if (complaint) report.finding(`${what}: an unexpected answer`, complaint)
    else if (each.status !== 200 && identifierOf(each) !== 'own-work-waiting')
      report.finding(`${what}: refused as if everybody waited`, each.text.slice(0, 200))
  }
  const refusedCount = answers.filter(({ status }) => status !== 200).length
  if (refusedCount < count / 2) report.finding(`${what}: too few are refused`, `${refusedCount} of ${count}`)
  report.note(
    `${what}: ${refusedCount} of ${count} refused; the other person waited ${Math.round(answer.ms)} ms`,
  )
}

const writeLongDiary = ({ testServer }: Product, { app, user }: Learner) =>
  testServer.adminPool.query(
    `INSERT INTO nutrition_diary_entry (app_id, user_id, id, consumed_at, description, created_at)
     SELECT $1, $2, gen_random_uuid(), now() - interval '1 hour', repeat('Linsen ', 500), now() FROM generate_series(1, 60)`,
    [app.appId, user.id],
  )

/** Every lane that all apps share: pictures, documents, PDFs. */
export const attackByLanes = async ({ report }: Attack): Promise<void> => {
  const product = await startProduct(report)
  try {
    const { client, testServer } = product
    const [one, two] = [await createLearner(testServer), await createLearner(testServer)]
    const learners = { busy: one.as, other: two.as }
    const consumedAt = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000).toISOString()
    const keep = (bytes: Buffer) => (as: Learner['as']) =>
      client.call(
        createNutritionDiaryEntry,
        { consumedAt },
        { ...as, files: { imageFile: { bytes, fileName: 'bild.png', type: 'image/png' } } },
      )
    const work = keep(await makePicture(4000, 3990))
    await flood(report, 'pictures', { count: FLOOD.pictures, work, ...learners })
    const huge = await keep(await makePicture(6300, 6300))(two.as)
    if (identifierOf(huge) !== 'too-many-pixels')
      report.finding('a learner’s picture of 39.7 megapixels', `${huge.status} ${huge.text.slice(0, 200)}`)

    const bytes = await makeDocx()
    const upload: Work = (as) =>
      client.call(
        createDocumentAsManager,
        { title: 'Blatt', shortDescription: 'Kurz' },
        { ...as, files: { file: { bytes, fileName: 'blatt.docx', type: '' } } },
      )
    const managers = {
      busy: (await createManager(testServer, one.app)).as,
      other: (await createManager(testServer, two.app)).as,
    }
    await flood(report, 'documents', { count: FLOOD.documents, work: upload, ...managers })

    await Promise.all([writeLongDiary(product, one), writeLongDiary(product, two)])
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const print: Work = (as) => client.call(downloadNutritionDiaryAsPdf, { from: day(2), to: day(-1) }, as)
    await flood(report, 'PDFs', { count: FLOOD.pdfs, work: print, ...learners })
  } finally {
    await product.stop()
  }
}
