import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { markModuleAsCompleted, markModuleAsMostRecentlySeen } from '@wohlauf/contract/modules/modules'
import { afterAll, expect, test } from 'vitest'
import { createReading } from '../../../testing/content/reading.ts'
import { createLearner } from '../../../testing/people/learner.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const testServer = await startTestServer()
afterAll(testServer.stop)

const activeModuleOf = async ({ as }: { as: object }) =>
  (await testServer.call(getDashboard, {}, as)).body.activeModule

test('returns no active module without modules', async () => {
  const { as } = await createLearner(testServer)
  const { status, body } = await testServer.call(getDashboard, {}, as)
  expect([status, body]).toEqual([
    200,
    {
      activeModule: null,
      hasReadToday: false,
      newBlogArticles: [],
      randomExperienceReports: [],
      randomRecipes: [],
    },
  ])
})

test('returns the module viewed last until it is completed, then the next', async () => {
  const first = await createReading(testServer, [{}, {}])
  const second = await createReading(testServer, [{}], first)
  expect(await activeModuleOf(first)).toEqual({
    moduleId: first.moduleId,
    title: expect.any(String),
    image: expect.objectContaining({ url: expect.any(String) }),
    completionPercentage: 0,
    pageCount: 2,
    nextPage: { title: expect.any(String), number: 1, readingMinutes: 1 },
  })
  await testServer.call(markModuleAsMostRecentlySeen, { moduleId: second.moduleId }, first.as)
  expect(await activeModuleOf(first)).toMatchObject({ moduleId: second.moduleId })

  await second.mark(0)
  await testServer.call(markModuleAsCompleted, { moduleId: second.moduleId }, first.as)
  await first.mark(0)
  expect(await activeModuleOf(first)).toMatchObject({ moduleId: first.moduleId, completionPercentage: 50 })
  await first.mark(1)
  await testServer.call(markModuleAsCompleted, { moduleId: first.moduleId }, first.as)
  expect(await activeModuleOf(first)).toBeNull()
})

test('names the page with which reading continues, and none when only the completion is left', async () => {
  const reading = await createReading(testServer, [{ title: 'Frühstück' }, { title: 'Abendbrot' }])
  const nextPage = async () => (await activeModuleOf(reading))?.nextPage
  expect(await nextPage()).toEqual({ title: 'Frühstück', number: 1, readingMinutes: 1 })
  await reading.mark(0)
  expect(await nextPage()).toEqual({ title: 'Abendbrot', number: 2, readingMinutes: 1 })
  await reading.mark(1)
  expect(await activeModuleOf(reading)).toMatchObject({ pageCount: 2, nextPage: null })
})

test('states whether the person read a page today in Berlin, regardless of other people', async () => {
  testServer.clock.set('2026-03-04T22:59:00Z')
  const reading = await createReading(testServer, [{}, {}])
  const other = await createReading(testServer, [{}], await createLearner(testServer, reading.app))
  const hasReadToday = async ({ as }: { as: object }) =>
    (await testServer.call(getDashboard, {}, as)).body.hasReadToday
  expect(await hasReadToday(reading)).toBe(false)
  await reading.mark(0)
  expect([await hasReadToday(reading), await hasReadToday(other)]).toEqual([true, false])
  testServer.clock.set('2026-03-04T23:00:00Z')
  expect(await hasReadToday(reading)).toBe(false)
})

test('a hidden module is not the active one', async () => {
  const { as, moduleId } = await createReading(testServer, [{}])
  await testServer.adminPool.query('UPDATE module SET is_enabled = false WHERE id = $1', [moduleId])
  expect(await activeModuleOf({ as })).toBeNull()
})

test('shows up to three published reports of the app, the same all day, and none without the feature', async () => {
  const { as, app } = await createLearner(testServer)
  const elsewhere = await testServer.createApp()
  const ids = await Promise.all(Array.from({ length: 5 }, () => testServer.createExperienceReport(app)))
  await testServer.createExperienceReport(app, { isEnabled: false })
  await testServer.createExperienceReport(elsewhere)
  const reports = async () =>
    (await testServer.call(getDashboard, {}, as)).body.randomExperienceReports.map(
      ({ experienceReportId }) => experienceReportId,
    )
  const firstChoice = await reports()
  expect(firstChoice).toHaveLength(3)
  expect(firstChoice.every((id) => ids.includes(id))).toBe(true)
  expect(await reports()).toEqual(firstChoice)

  await testServer.adminPool.query(
    "UPDATE app SET enabled_features = array_remove(enabled_features, 'EXPERIENCE_REPORTS') WHERE app_id = $1",
    [app.appId],
  )
  expect(await reports()).toEqual([])
})

test('shows the three newest articles of the last fourteen days, and recipes of the day', async () => {
  const { as, app } = await createLearner(testServer)
  const now = testServer.clock.now().getTime()
  const publishedDaysAgo = (days: number) =>
    testServer.createBlogArticle(app, { publishedAt: new Date(now - days * 86_400_000) })
  const [, third, first, , second] = await Promise.all([15, 3, 1, 4, 2].map(publishedDaysAgo))
  const recipes = await Promise.all(Array.from({ length: 4 }, () => testServer.createRecipe(app)))
  const { body } = await testServer.call(getDashboard, {}, as)
  expect(body.newBlogArticles.map(({ blogArticleId }) => blogArticleId)).toEqual(
    [first, second, third].map((article) => article?.blogArticleId),
  )
  expect(body.newBlogArticles[0]).toMatchObject({ isNew: true })
  expect(body.randomRecipes).toHaveLength(3)
  expect(body.randomRecipes.every(({ recipeId }) => recipes.includes(recipeId))).toBe(true)

  await testServer.adminPool.query("UPDATE app SET enabled_features = '{}' WHERE app_id = $1", [app.appId])
  expect((await testServer.call(getDashboard, {}, as)).body).toMatchObject({
    newBlogArticles: [],
    randomRecipes: [],
  })
})
