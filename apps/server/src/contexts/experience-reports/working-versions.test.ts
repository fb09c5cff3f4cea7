import {
  getExperienceReportDetails,
  getExperienceReports,
} from '@wohlauf/contract/experience-reports/experience-reports'
import {
  createExperienceReportAsManager,
  planPublicationOfExperienceReportAsManager,
  publishExperienceReportAsManager,
  unpublishExperienceReportAsManager,
  updateExperienceReportAsManager,
} from '@wohlauf/contract/experience-reports/experience-reports-as-manager'
import {
  getFindingsOfExperienceReportAsManager,
  getStatesOfExperienceReportsAsManager,
  publishChangesOfExperienceReportsAsManager,
} from '@wohlauf/contract/experience-reports/report-versions-as-manager'
import { addFavourite } from '@wohlauf/contract/favourites/favourites'
import { searchContent } from '@wohlauf/contract/search/search'
import { afterAll, describe, expect, test } from 'vitest'
import { outcome } from '../../testing/content/reading.ts'
import { makePicture } from '../../testing/files/picture.ts'
import { createLearner } from '../../testing/people/learner.ts'
import { createManager } from '../../testing/people/manager.ts'
import { startTestServer } from '../../testing/test-server.ts'

/** An app in which managers publish their changes. */

const testServer = await startTestServer()
afterAll(testServer.stop)

const call = testServer.call
const PETRA = {
  name: 'Petra',
  ageInYears: 47,
  job: 'Lehrerin',
  familySituation: 'Verheiratet',
  content: '<p>Ein Glas Wasser.</p>',
}
const photo = { bytes: await makePicture(600, 600), fileName: 'petra.png', type: 'image/png' }
const otherPhoto = { bytes: await makePicture(800, 200), fileName: 'anders.png', type: 'image/png' }

const createDesk = async ({ isShown = true, publishesOnSave = false } = {}) => {
  const app = await testServer.createApp({ publishesOnSave })
  const { as } = await createManager(testServer, app)
  const { as: reader } = await createLearner(testServer, app)
  const { body } = await call(createExperienceReportAsManager, PETRA, { ...as, files: { image: photo } })
  const { experienceReportId } = body
  const show = () => call(publishExperienceReportAsManager, { experienceReportId }, as).then(outcome)
  if (isShown) expect(await show()).toBe(200)
  return {
    app,
    as,
    reader,
    experienceReportId,
    show,
    hide: () => call(unpublishExperienceReportAsManager, { experienceReportId }, as),
    plan: (publishAt: string) =>
      call(planPublicationOfExperienceReportAsManager, { experienceReportId, publishAt }, as),
    change: (fields: Partial<typeof PETRA>, files = {}) =>
      call(updateExperienceReportAsManager, { ...PETRA, ...fields, experienceReportId }, { ...as, files }),
    publishChanges: async (experienceReportIds = [experienceReportId], who = as) =>
      outcome(await call(publishChangesOfExperienceReportsAsManager, { experienceReportIds }, who)),
    findings: async () =>
      (await call(getFindingsOfExperienceReportAsManager, { experienceReportId }, as)).body,
    openChanges: async () =>
      (await call(getStatesOfExperienceReportsAsManager, {}, as)).body.map((state) => state.openChanges),
    listForLearners: async () => (await call(getExperienceReports, {}, reader)).body,
    names: async () => (await call(getExperienceReports, {}, reader)).body.map(({ name }) => name),
    details: async () => (await call(getExperienceReportDetails, { experienceReportId }, reader)).body,
    find: async (text: string) => (await call(searchContent, { text }, reader)).body.results.length,
  }
}

describe('until it is published', () => {
  test('learners see no part of a change, and then all of it', async () => {
    const { change, details, find, openChanges, publishChanges, listForLearners } = await createDesk()
    const before = [await listForLearners(), await details()]
    const changes = { name: 'Paula', job: 'Tischlerin', content: '<p>Kardamom</p>' }
    await change(changes, { image: otherPhoto })
    await testServer.runJobs()
    expect([await listForLearners(), await details()]).toEqual(before)
    expect([await find('Tischlerin'), await find('Kardamom'), await find('Petra')]).toEqual([0, 0, 1])
    expect(await openChanges()).toEqual([4])
    expect(await publishChanges()).toBe(200)
    expect(await details()).toMatchObject({ ...changes, image: { aspectRatio: 4, alternativeText: 'Paula' } })
    expect([await find('Tischlerin'), await find('Kardamom'), await find('Petra')]).toEqual([1, 1, 0])
    expect(await openChanges()).toEqual([0])
  })

  test('a new report is in no list and no search result, and cannot be saved for later', async () => {
    const { experienceReportId, find, names, reader, show } = await createDesk({ isShown: false })
    const favourite = { kind: 'EXPERIENCE_REPORT', itemId: experienceReportId } as const
    const save = () => call(addFavourite, favourite, reader).then(outcome)
    expect([await names(), await find('Petra'), await save()]).toEqual([[], 0, [404, 'not-found']])
    await show()
    expect([await names(), await find('Petra'), await save()]).toEqual([['Petra'], 1, 200])
  })

  test('hiding takes effect immediately, and showing it again publishes the present content', async () => {
    const { change, find, hide, names, show } = await createDesk()
    await hide()
    expect([await names(), await find('Petra')]).toEqual([[], 0])
    await change({ name: 'Paula' })
    await show()
    expect([await names(), await find('Paula')]).toEqual([['Paula'], 1])
  })

  test('a planned publication shows the content from the time of planning', async () => {
    const HOUR_MS = 3_600_000
    const { change, names, openChanges, plan } = await createDesk({ isShown: false })
    await plan(new Date(testServer.clock.now().getTime() + HOUR_MS).toISOString())
    await change({ name: 'Entwurf' })
    expect(await openChanges()).toEqual([1])
    testServer.clock.advance(HOUR_MS)
    await testServer.runSchedule({ name: 'publish-planned' })
    expect(await names()).toEqual(['Petra'])
  })
})

describe('publishing', () => {
  test('publishes all named reports or none, for managers only', async () => {
    const { app, change, experienceReportId, names, publishChanges, reader } = await createDesk()
    await change({ name: 'Paula' })
    const both = [experienceReportId, await testServer.createExperienceReport(app, { name: 'Ali' })]
    const elsewhere = await testServer.createExperienceReport(await testServer.createApp())
    expect(await publishChanges([...both, elsewhere])).toEqual([404, 'not-found'])
    expect(await publishChanges(both, reader)).toEqual([403, 'not-allowed'])
    expect(await names()).toEqual(['Petra'])
    expect(await publishChanges(both)).toBe(200)
    expect((await names()).toSorted()).toEqual(['Ali', 'Paula'])
  })

  test('is prevented by content that the rules do not allow', async () => {
    const { change, experienceReportId, findings, names, publishChanges } = await createDesk()
    await change({ name: 'Paula' })
    expect(await findings()).toEqual([])
    await testServer.adminPool.query('UPDATE experience_report SET age_in_years = 17 WHERE id = $1', [
      experienceReportId,
    ])
    expect(await findings()).toEqual([
      { kind: 'FIELD_NOT_VALID', field: 'ageInYears', contentElementId: null },
    ])
    expect(await publishChanges()).toEqual([409, 'not-publishable'])
    expect(await names()).toEqual(['Petra'])
  })

  test('a report of another app has no findings', async () => {
    const { as } = await createDesk()
    const experienceReportId = await testServer.createExperienceReport(await testServer.createApp())
    const answer = await call(getFindingsOfExperienceReportAsManager, { experienceReportId }, as)
    expect(outcome(answer)).toEqual([404, 'not-found'])
  })
})

test('where each save is published, learners see it, and a version has every column with content', async () => {
  const { change, experienceReportId, names, openChanges } = await createDesk({ publishesOnSave: true })
  await change({ name: 'Paula' })
  expect([await names(), await openChanges()]).toEqual([['Paula'], [0]])
  const { rows } = await testServer.adminPool.query(
    `SELECT array(SELECT jsonb_object_keys(snapshot -> 'item') ORDER BY 1) AS has,
       array(SELECT column_name::text FROM information_schema.columns WHERE table_name = 'experience_report' ORDER BY 1) AS columns
     FROM published_version WHERE experience_report_id = $1 AND is_current`,
    [experienceReportId],
  )
  const unversioned = ['app_id', 'is_enabled', 'position', 'publish_at']
  expect(rows[0].has).toEqual(rows[0].columns.filter((name: string) => !unversioned.includes(name)))
})
