/** Slow: each route of managers, with answers that take 250 ms, in both sizes; `nothing-moves.test.tsx` renders most of them. */
import type { Page } from '@playwright/test'
import { fillPath } from '@wohlauf/contract/routes/route-path'
import { ROUTES_OF_MANAGERS } from '@wohlauf/contract/routes/routes-of-managers'
import { expectNothingJumped, observeShifts } from '../browser/shifts.ts'
import { slowAnswers } from '../browser/slow-answers.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { everyElement, oneOfEachBlogType } from '../test-server/content.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { createManager } from './editing.ts'

const SEVERAL = [1, 2, 3]

/**
 * An app with several entries in each list, and an entry of each kind in the overview.
 *
 * @returns the parameters of paths
 */
const fillApp = async (testServer: TestServer, app: TestApp): Promise<Record<string, string>> => {
  const { moduleId, pages } = await testServer.createModule(app, {
    pages: [{ elements: await everyElement(testServer, app), isExerciseIncluded: true }, {}],
  })
  const { blogArticleId } = await testServer.createBlogArticle(app, { elements: oneOfEachBlogType() })
  const recipeId = await testServer.createRecipe(app)
  const experienceReportId = await testServer.createExperienceReport(app)
  const { sponsorId } = await testServer.createSponsor(app, {
    availableSeats: 2,
    statuses: ['INVITED', 'INVITED'],
  })
  for (const nth of SEVERAL) {
    await testServer.createModule(app)
    await testServer.createBlogArticle(app)
    await testServer.createRecipe(app)
    await testServer.createExperienceReport(app)
    await testServer.createHabit(app)
    await testServer.createPublication(app)
    await testServer.createGoalProposal(app)
    await testServer.createSponsor(app)
    await testServer.createFeedbackMessage(app, {
      modulePageId: pages[0]?.modulePageId ?? '',
      message: `Nachricht ${nth}`,
    })
  }
  await testServer.createTips(app, SEVERAL.length)
  return { id: moduleId, blogArticleId, recipeId, experienceReportId, sponsorId }
}

/** Opens each page of a role by its address: a page opened by a link already has more of its answers. */
const visit = async (page: Page, app: TestApp, paths: readonly string[]): Promise<void> => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(urlOf(app, path))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingJumped(page, path)
    })
}

test('no screen of managers jumps while its answers arrive', {
  tag: '@both',
}, async ({ page, testServer, signIn }) => {
  test.slow()
  const app = await testServer.createApp({ style: 'wohlauf' })
  const parameters = await fillApp(testServer, app)
  const { sponsorId = '' } = parameters
  const pathsOf = (role: 'ROLE_APP_MANAGER' | 'ROLE_SPONSOR_MANAGER') =>
    Object.values(ROUTES_OF_MANAGERS)
      .filter(({ access }) => access.role === role)
      .map(({ path }) => fillPath(path, (name) => parameters[name] ?? ''))
  await observeShifts(page)
  await slowAnswers(page)
  await signIn(await createManager(testServer, app))
  await visit(page, app, pathsOf('ROLE_APP_MANAGER'))
  await signIn(await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }))
  await visit(page, app, pathsOf('ROLE_SPONSOR_MANAGER'))
})
