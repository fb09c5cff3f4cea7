import type { Page } from '@playwright/test'
import { returnToTab } from '../browser/tab.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import type { TestApp, TestServer } from '../test-server/test-server.ts'
import { createManager, dialogNamed, field, save } from './editing.ts'

const HABIT = 'Ein Glas Wasser am Morgen'
const NOTE = 'Die Gewohnheit wurde inzwischen geändert.'

const openHabit = async (page: Page, app: TestApp) => {
  await page.goto(urlOf(app, '/verwaltung/gewohnheiten'))
  await page.getByRole('button', { name: `Bearbeiten: ${HABIT}` }).click()
  const form = dialogNamed(page, 'Gewohnheit bearbeiten')
  await expect(field(form, 'Titel')).toHaveValue(HABIT)
  return form
}

/** Two managers have the same habit before them; the other one has saved first. */
const overtaken = async (page: Page, other: Page, testServer: TestServer, app: TestApp) => {
  await testServer.createHabit(app, { title: HABIT })
  const form = await openHabit(page, app)
  await field(form, 'Titel').fill('Wasser, von mir')
  const others = await openHabit(other, app)
  await field(others, 'Titel').fill('Wasser, von dir')
  await save(others, 'Speichern', 'Gewohnheit wurde angepasst.')
  await form.getByRole('button', { name: 'Speichern' }).click()
  await expect(form.getByRole('alert').filter({ hasText: NOTE })).toBeVisible()
  await expect(field(form, 'Titel')).toHaveValue('Wasser, von mir')
  await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled()
  return form
}

test('who was overtaken is told, and may take what the other wrote', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 409/)
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  const form = await overtaken(page, await openBrowser(await createManager(testServer, app)), testServer, app)
  await form.getByRole('button', { name: 'Neuen Stand übernehmen' }).click()
  await expect(field(form, 'Titel')).toHaveValue('Wasser, von dir')
  await field(form, 'Titel').fill('Wasser, von uns')
  await save(form, 'Speichern', 'Gewohnheit wurde angepasst.')
  await expect(page.getByText('Wasser, von uns')).toBeVisible()
})

test('who was overtaken is told, and may put the own words in their place', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 409/)
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  const other = await openBrowser(await createManager(testServer, app))
  const form = await overtaken(page, other, testServer, app)
  await form.getByRole('button', { name: 'Meinen behalten' }).click()
  await save(form, 'Speichern', 'Gewohnheit wurde angepasst.')
  await other.reload()
  await expect(other.getByText('Wasser, von mir')).toBeVisible()
})

test('who has typed nothing gets the newest state without being asked', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const app = await testServer.createApp()
  await testServer.createHabit(app, { title: HABIT })
  await signIn(await createManager(testServer, app))
  const form = await openHabit(page, app)
  const other = await openBrowser(await createManager(testServer, app))
  const others = await openHabit(other, app)
  await field(others, 'Titel').fill('Wasser, von dir')
  await save(others, 'Speichern', 'Gewohnheit wurde angepasst.')
  await returnToTab(page)
  await expect(field(form, 'Titel')).toHaveValue('Wasser, von dir')
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Speichern' })).toBeEnabled()
})

test('an order of things that are no longer the same is refused, and the list is up to date', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 4\d\d/)
  const app = await testServer.createApp()
  for (const title of ['Eins', 'Zwei']) await testServer.createModule(app, { title })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/module'))
  await page.getByRole('button', { name: 'Sortieren' }).click()
  const form = dialogNamed(page, 'Module sortieren')
  await form.getByRole('button', { name: /Zwei nach oben/ }).click()
  await testServer.createModule(app, { title: 'Drei' })
  await form.getByRole('button', { name: 'Reihenfolge speichern' }).click()
  await expect(message(page, 'inzwischen geändert')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Modul' })).toContainText([
    'Eins',
    'Zwei',
    'Drei',
  ])
})
