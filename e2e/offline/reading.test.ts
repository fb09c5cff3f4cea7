import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { text } from '../test-server/content.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { storedAnswers, storedOnDevice } from './device.ts'
import { workerReady } from './worker.ts'

test.use({ serviceWorkers: 'allow' })

const CUT = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to fetch/]
const AGE = /^Du bist offline. Du siehst den Stand von heute, \d\d:\d\d Uhr\.$/

const createThings = async (testServer: TestServer, app: TestApp) => {
  const pages = [{ title: 'Warum wir schlafen', elements: [text('Was nachts geschieht')] }]
  const { moduleId } = await testServer.createModule(app, { title: 'Gut schlafen', pages })
  const { blogArticleId } = await testServer.createBlogArticle(app, { title: 'Über das Licht' })
  const recipeId = await testServer.createRecipe(app, { name: 'Linsensuppe' })
  return {
    opened: [
      { path: '/module', says: 'Gut schlafen' },
      { path: `/module/inhalt/${moduleId}`, says: 'Warum wir schlafen' },
      { path: `/blog/artikel/${blogArticleId}`, says: 'Über das Licht' },
      { path: `/rezepte/rezept/${recipeId}`, says: 'Linsensuppe' },
    ],
    names: [moduleId, blogArticleId, recipeId],
  }
}

const expectPage = async (page: Page, app: TestApp, { path, says }: { path: string; says: string }) => {
  await page.goto(urlOf(app, path))
  await expect(page.getByRole('main').getByText(says).first()).toBeVisible()
}

test('what was opened is read again without a network, in a browser that was closed; the rest says that it is not there', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const app = await testServer.createApp()
  const { opened, names } = await createThings(testServer, app)
  await signIn(await testServer.createUser({ app }))
  for (const each of opened) await expectPage(page, app, each)
  await workerReady(page)
  for (const name of names)
    await expect.poll(() => storedAnswers(page)).toContainEqual(expect.stringContaining(name))
  await page.close()
  await context.setOffline(true)

  const again = await context.newPage()
  for (const each of opened) {
    await expectPage(again, app, each)
    await expect(again.getByText(AGE)).toBeVisible()
  }
  await again.goto(urlOf(app, '/dokumente'))
  await expect(again.getByRole('heading', { name: 'Ohne Internet nicht verfügbar' })).toBeVisible()

  await test.step('and with the network again comes from the server', async () => {
    await again.goto(urlOf(app, '/module'))
    await expect(again.getByText(AGE)).toBeVisible()
    await context.setOffline(false)
    await expect(again.getByText(/^Du bist offline/)).toBeHidden()
  })

  await test.step('until the logout, which leaves nothing', async () => {
    await again.goto(urlOf(app, '/logout'))
    await again.waitForURL(/login/)
    await expect.poll(() => storedOnDevice(again)).toEqual([])
  })
})

test('two people and two apps in one browser see nothing of each other without a network', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const apps = [await testServer.createApp(), await testServer.createApp()] as const
  const [first, second] = apps
  const own = await createThings(testServer, first)
  await signIn(await testServer.createUser({ app: first }))
  for (const each of own.opened) await expectPage(page, first, each)
  await expect.poll(() => storedAnswers(page)).toContainEqual(expect.stringContaining('get-recipe-details'))

  await test.step('another app', async () => {
    await page.goto(urlOf(second))
    expect(await storedOnDevice(page)).toEqual([])
  })

  await test.step('another person of the same app', async () => {
    const other = await testServer.createUser({ app: first })
    await signIn(other)
    await page.goto(urlOf(first, '/module'))
    await workerReady(page)
    await expect
      .poll(async () => (await storedOnDevice(page)).map(({ database }) => database))
      .toEqual([`wohlauf ${first.appId} ${other.id}`])
    await context.setOffline(true)
    await page.goto(urlOf(first, own.opened[2]?.path))
    await expect(page.getByRole('heading', { name: 'Ohne Internet nicht verfügbar' })).toBeVisible()
  })
})
