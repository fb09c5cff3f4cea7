import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import type { TestApp } from '../test-server/test-server.ts'
import { createManager, dialogNamed, field, save } from './editing.ts'

const HABIT = 'Ein Glas Wasser am Morgen'
const SAVED = 'Gewohnheit wurde angepasst.'
const NOTE = 'Die Gewohnheit wurde inzwischen geändert.'

const openHabit = async (page: Page, app: TestApp, title: string) => {
  await page.goto(urlOf(app, '/verwaltung/gewohnheiten'))
  await page.getByRole('button', { name: `Bearbeiten: ${title}` }).click()
  const form = dialogNamed(page, 'Gewohnheit bearbeiten')
  await expect(field(form, 'Titel')).toHaveValue(title)
  return form
}

test('two managers who change the same habit do not overwrite each other unnoticed', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 409/)
  const app = await testServer.createApp()
  await testServer.createHabit(app, { title: HABIT })
  await signIn(await createManager(testServer, app))
  const other = await openBrowser(await createManager(testServer, app))
  const saveBoth = async (before: string) => {
    const form = await openHabit(page, app, before)
    await field(form, 'Titel').fill('Wasser, von mir')
    const others = await openHabit(other, app, before)
    await field(others, 'Titel').fill('Wasser, von dir')
    await save(others, 'Speichern', SAVED)
    await form.getByRole('button', { name: 'Speichern' }).click()
    await expect(form.getByRole('alert').filter({ hasText: NOTE })).toBeVisible()
    await expect(field(form, 'Titel')).toHaveValue('Wasser, von mir')
    await expect(form.getByRole('button', { name: 'Speichern' })).toBeDisabled()
    return form
  }

  await test.step("one takes the other's version and continues from it", async () => {
    const form = await saveBoth(HABIT)
    await form.getByRole('button', { name: 'Neuen Stand übernehmen' }).click()
    await expect(field(form, 'Titel')).toHaveValue('Wasser, von dir')
    await field(form, 'Titel').fill('Wasser, von uns')
    await save(form, 'Speichern', SAVED)
    await expect(page.getByText('Wasser, von uns')).toBeVisible()
  })
  await test.step('one keeps their own version', async () => {
    const form = await saveBoth('Wasser, von uns')
    await form.getByRole('button', { name: 'Meinen behalten' }).click()
    await save(form, 'Speichern', SAVED)
    await other.reload()
    await expect(other.getByText('Wasser, von mir')).toBeVisible()
  })
})
