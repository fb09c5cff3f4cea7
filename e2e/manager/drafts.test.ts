import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message } from '../learner/login-form.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { aPicture, chooseAndCrop, createManager, dialogNamed, field, save } from './editing.ts'
import { beginElement } from './write-elements.ts'

const KEPT = /Deine Eingaben vom \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr sind wieder da/

/** Opens a module with one empty page, and types a text into it. */
const beginText = async (page: Page, testServer: TestServer, app: TestApp) => {
  const { moduleId } = await testServer.createModule(app, {
    title: 'Im Entstehen',
    pages: [{ title: 'Die erste Seite', elements: [] }],
  })
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const open = () => beginElement(page, 'Die erste Seite', 'RICH_TEXT')
  const form = await open()
  await field(form, 'Titel').fill('Ein Gedanke')
  await field(form, 'Text').fill('Drei Sätze, die niemand noch einmal tippen will.')
  return { open, path: `/verwaltung/module/inhalte-verwalten/${moduleId}` }
}

const saveText = async (page: Page, form: ReturnType<typeof dialogNamed>) => {
  await save(form, 'Anlegen', 'Text wurde erstellt.')
  await expect(page.getByRole('region', { name: 'Die erste Seite' })).toContainText('Ein Gedanke')
  await expect(page.getByText('Drei Sätze, die niemand noch einmal tippen will.')).toBeVisible()
}

test('a draft survives a reload and an expired login, only for its author', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  test.slow()
  watch.allow(/status of 401/)
  const app = await testServer.createApp()
  const [manager, colleague] = [await createManager(testServer, app), await createManager(testServer, app)]
  await signIn(manager)
  const { open, path } = await beginText(page, testServer, app)

  await test.step('after a reload', async () => {
    await page.reload()
    const form = await open()
    await expect(form.getByRole('status').filter({ hasText: KEPT })).toBeVisible()
    await expect(field(form, 'Titel')).toHaveValue('Ein Gedanke')
    await expect(field(form, 'Text')).toHaveText('Drei Sätze, die niemand noch einmal tippen will.')
    await testServer.endSessions(manager)
    await form.getByRole('button', { name: 'Anlegen' }).click()
    await expectLogin(page)
    await expect(message(page, 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.')).toBeVisible()
  })
  await test.step('a colleague on the same device does not see it', async () => {
    await logIn(page, colleague)
    await expect(page).toHaveURL(/\/verwaltung\/module$/)
    await page.goto(urlOf(app, path))
    await expect(field(await open(), 'Titel')).toHaveValue('')
    // A logout would clear the browser's storage.
    await testServer.endSessions(colleague)
    await page.reload()
    await expectLogin(page)
  })
  await test.step('its author sees it', async () => {
    await logIn(page, manager)
    await expect(page).toHaveURL(/\/verwaltung\/module$/)
    await page.goto(urlOf(app, path))
    const again = await open()
    await expect(again.getByRole('status').filter({ hasText: KEPT })).toBeVisible()
    await saveText(page, again)
  })
  await test.step('a chosen picture survives a reload too, and can be saved', async () => {
    await page.goto(urlOf(app, '/verwaltung/module'))
    const begin = async () => {
      await page.getByRole('button', { name: 'Modul erstellen', exact: true }).click()
      return dialogNamed(page, 'Modul erstellen')
    }
    const draft = await begin()
    await field(draft, 'Titel').fill('Mit Bild')
    await chooseAndCrop(draft, await aPicture())
    await page.reload()
    const form = await begin()
    await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
    await save(form, 'Erstellen', 'Modul wurde erstellt.')
    await expect(page.getByRole('heading', { level: 1, name: 'Modul 0: Mit Bild' })).toBeVisible()
  })
})
