import { FEATURES } from '@wohlauf/contract/features'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin } from '../learner/login-form.ts'
import { menus } from '../learner/menu.ts'
import { createManager } from './editing.ts'

const AREAS = [
  '/verwaltung',
  '/verwaltung/module',
  '/verwaltung/module/inhalte-verwalten/00000000-0000-4000-8000-000000000000',
  '/verwaltung/gewohnheiten',
  '/verwaltung/dokumente',
]

test('the management is open to managers only', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp()
  for (const path of AREAS) {
    await page.goto(urlOf(app, path))
    await expectLogin(page)
  }
  await signIn(await testServer.createUser({ app }))
  for (const path of AREAS) {
    await page.goto(urlOf(app, path))
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung'))
  await expect(page).toHaveURL(/\/verwaltung\/module$/)
})

test('an area whose feature the app does not have is neither offered nor reached', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp({ features: FEATURES.filter((feature) => feature !== 'DOCUMENTS') })
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige' }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/dokumente'))
  await expect(page).toHaveURL(/\/verwaltung\/module$/)
  await menus(page).getByRole('button', { name: 'Verwaltung' }).click()
  await expect(page.getByRole('menuitem', { name: 'Gewohnheiten' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Dokumente' })).toHaveCount(0)

  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  await page.getByRole('button', { name: 'Inhalt anlegen auf: Einzige' }).click()
  await expect(page.getByRole('menuitem', { name: 'Selbstreflexion' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Dokument', exact: true })).toHaveCount(0)
})

test('a module that is gone says so', async ({ page, testServer, signIn, watch }) => {
  watch.allow(/status of 404/)
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/module/inhalte-verwalten/00000000-0000-4000-8000-000000000000'))
  await expect(page.getByRole('heading', { name: 'Dieses Modul gibt es nicht' })).toBeVisible()
  await page.getByRole('link', { name: 'Alle Module' }).click()
  await expect(page).toHaveURL(/\/verwaltung\/module$/)
})
