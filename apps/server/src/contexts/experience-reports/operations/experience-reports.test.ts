import {
  getExperienceReportDetails,
  getExperienceReports,
} from '@wohlauf/contract/experience-reports/experience-reports'
import {
  createExperienceReportAsManager,
  getExperienceReportsAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateExperienceReportAsManager,
  updateOrderOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import { RICH } from '@wohlauf/contract/values/rich-text'
import { afterAll, describe, expect, test } from 'vitest'
import { HTML_CANARY } from '../../../testing/content/attack-strings.ts'
import { DANGEROUS_ADDRESS, harmlessHtml } from '../../../testing/content/harmless-html.ts'
import { outcome } from '../../../testing/content/reading.ts'
import { makePicture } from '../../../testing/files/picture.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { createManager } from '../../../testing/people/manager.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const PETRA = {
  name: 'Petra',
  ageInYears: 47,
  job: 'Lehrerin',
  familySituation: 'Verheiratet, zwei Kinder',
  content: '<h2>Der Anfang</h2><p>Ein Glas Wasser.</p>',
}
type ReportFields = { [Field in keyof typeof PETRA]?: unknown }

const photo = { bytes: await makePicture(600, 600), fileName: 'petra.png', type: 'image/png' }
const otherPhoto = { bytes: await makePicture(800, 400), fileName: 'anders.png', type: 'image/png' }

const createDesk = async () => {
  const { app, as } = await createManager(testServer)
  const learner = await createLearner(testServer, app)
  const listForLearners = async () => (await testServer.call(getExperienceReports, {}, learner.as)).body
  return {
    app,
    as,
    learner,
    seen: listForLearners,
    names: async () => (await listForLearners()).map(({ name }) => name),
    details: (experienceReportId: string) =>
      testServer.call(getExperienceReportDetails, { experienceReportId }, learner.as),
    create: (values: ReportFields = {}, files: { image?: typeof photo } = { image: photo }) =>
      testServer.call(createExperienceReportAsManager, { ...PETRA, ...values } as never, { ...as, files }),
    change: (experienceReportId: string, values: ReportFields, files: { image?: typeof photo } = {}) =>
      testServer.call(updateExperienceReportAsManager, { ...PETRA, ...values, experienceReportId } as never, {
        ...as,
        files,
      }),
    publish: (experienceReportId: string) =>
      testServer.call(publishExperienceReportAsManager, { experienceReportId }, as),
    hide: (experienceReportId: string) =>
      testServer.call(unpublishExperienceReportAsManager, { experienceReportId }, as),
    list: async () => (await testServer.call(getExperienceReportsAsManager, {}, as)).body,
  }
}

test('a new report is read by learners once it was published, until it is hidden', async () => {
  const { create, publish, hide, list, seen, details } = await createDesk()
  const { experienceReportId } = (await create()).body
  expect(await list()).toMatchObject([{ ...PETRA, experienceReportId, isPublished: false, revision: 1 }])
  expect(await seen()).toEqual([])
  expect(await details(experienceReportId).then(outcome)).toEqual([404, 'not-found'])

  await publish(experienceReportId)
  const image = expect.objectContaining({ aspectRatio: 1, alternativeText: 'Petra' })
  const { name, job } = PETRA
  expect(await seen()).toEqual([{ experienceReportId, name, job, image }])
  const createdAt = testServer.clock.now().toISOString()
  expect((await details(experienceReportId)).body).toEqual({
    ...PETRA,
    experienceReportId,
    image,
    isPublished: true,
    createdAt,
  })

  await hide(experienceReportId)
  expect(await seen()).toEqual([])
  expect(await details(experienceReportId).then(outcome)).toEqual([404, 'not-found'])
})

test('learners see the managers’ order', async () => {
  const { as, create, publish, names } = await createDesk()
  const ids: string[] = []
  for (const name of ['Anna', 'Bernd', 'Cem']) {
    const { experienceReportId } = (await create({ name })).body
    await publish(experienceReportId)
    ids.push(experienceReportId)
  }
  expect(await names()).toEqual(['Anna', 'Bernd', 'Cem'])
  const sortedIdsOfExperienceReports = ids.toReversed()
  await testServer.call(updateOrderOfExperienceReportsAsManager, { sortedIdsOfExperienceReports }, as)
  expect(await names()).toEqual(['Cem', 'Bernd', 'Anna'])
})

test('a change keeps the photo without a new one, and replaces it with one', async () => {
  const { app, create, change, list } = await createDesk()
  const { experienceReportId } = (await create()).body
  const urlOf = async () => (await list())[0]?.image.url ?? ''
  const before = await urlOf()
  await change(experienceReportId, { name: 'Petra M.' })
  expect(await list()).toMatchObject([{ name: 'Petra M.', image: { alternativeText: 'Petra M.' } }])
  expect(await urlOf()).toBe(before)
  await change(experienceReportId, { job: 'Schulleiterin' }, { image: otherPhoto })
  expect(await list()).toMatchObject([{ job: 'Schulleiterin', image: { aspectRatio: 2 }, revision: 3 }])
  const fetchPicture = () => testServer.server.inject({ url: before, headers: { host: app.host } })
  expect((await fetchPicture()).statusCode).toBe(200)
  await testServer.runJobs()
  expect((await fetchPicture()).statusCode).toBe(404)
})

const REQUIRED = 'Dieses Feld muss gefüllt sein'
const TOO_LONG = 'Der Wert darf höchstens 255 Zeichen lang sein'

describe.each(['creating', 'changing'])('%s', (way) => {
  const createForm = async () => {
    const desk = await createDesk()
    const existingId = way === 'changing' ? (await desk.create()).body.experienceReportId : null
    return {
      ...desk,
      send: (fields: ReportFields) => (existingId ? desk.change(existingId, fields) : desk.create(fields)),
    }
  }

  test.each<[ReportFields, object]>([
    [{ name: ' ' }, { name: REQUIRED }],
    [{ name: 'ä'.repeat(256) }, { name: TOO_LONG }],
    [{ job: '' }, { job: REQUIRED }],
    [{ job: 'ä'.repeat(256) }, { job: TOO_LONG }],
    [{ familySituation: '' }, { familySituation: REQUIRED }],
    [{ familySituation: 'ä'.repeat(256) }, { familySituation: TOO_LONG }],
    [{ ageInYears: 17 }, { ageInYears: 'Die Zahl muss mindestens 18 sein' }],
    [{ ageInYears: 121 }, { ageInYears: 'Die Zahl darf höchstens 120 sein' }],
    [{ ageInYears: 40.5 }, { ageInYears: 'Die Zahl darf keine Nachkommastellen haben' }],
    [{ content: '<p> </p>' }, { content: REQUIRED }],
    [{ content: 'ä'.repeat(32 * 1024 + 1) }, { content: 'Der Text ist zu lang' }],
  ])('reports invalid fields: %#', async (wrong, fields) => {
    const { send, list } = await createForm()
    const before = await list()
    const { status, refusal } = await send(wrong)
    expect([status, refusal]).toMatchObject([400, { identifier: 'not-valid', fields }])
    expect(await list()).toEqual(before)
  })

  test('sanitizes the content to the tools of its toolbar', async () => {
    const { send, list } = await createForm()
    expect((await send({ content: HTML_CANARY })).status).toBe(200)
    const content = (await list()).at(-1)?.content ?? ''
    expect(content).toMatch(harmlessHtml(RICH))
    expect(content).not.toMatch(DANGEROUS_ADDRESS)
    expect(content).toContain('<h2>Titel</h2>')
  })
})

test('a photo is required', async () => {
  const { create, list } = await createDesk()
  const { status, refusal } = await create({}, {})
  expect([status, refusal]).toMatchObject([400, { identifier: 'not-valid', fields: { image: REQUIRED } }])
  expect(await list()).toEqual([])
})
