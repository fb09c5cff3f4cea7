import type { Locator, Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { heading } from '../learner/reading.ts'
import { text } from '../test-server/content.ts'
import { havingRead } from '../test-server/having-read.ts'
import { chooseFromMenu, createManager, dialogNamed, expectSaid, field, save } from './editing.ts'

const LIST = '/verwaltung/module'

/** The modules as they stand, by their titles; each title in these journeys is one word. */
const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem')

const expectOrder = async (page: Page, titles: readonly string[]): Promise<void> => {
  await expect(rows(page)).toContainText(titles)
}

test('a module is hidden from learners and shown to them again', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const app = await testServer.createApp()
  await testServer.createModule(app, { title: 'Bleibt' })
  await testServer.createModule(app, { title: 'Geht' })
  await signIn(await createManager(testServer, app))
  const reading = await openBrowser(await testServer.createUser({ app }))
  const expectShown = async (titles: readonly string[]) => {
    await reading.goto(urlOf(app, '/module'))
    await expect(reading.getByRole('main').getByRole('listitem')).toContainText(titles)
  }
  await page.goto(urlOf(app, LIST))
  await chooseFromMenu(page, 'Mehr zu: Geht', 'Ausblenden')
  await expectSaid(page, 'Module wurde ausgeblendet.')
  await expect(rows(page).filter({ hasText: 'Geht' })).toContainText('Ausgeblendet')
  await expectShown(['Bleibt'])
  await chooseFromMenu(page, 'Mehr zu: Geht', 'Anzeigen')
  await expectSaid(page, 'Module wurde aktiviert.')
  await expectShown(['Bleibt', 'Geht'])
})

test('modules are put into another order: by button, by keyboard and by dragging', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const app = await testServer.createApp()
  for (const title of ['Eins', 'Zwei', 'Drei']) await testServer.createModule(app, { title })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, LIST))
  await expectOrder(page, ['Eins', 'Zwei', 'Drei'])
  const open = async () => {
    await page.getByRole('button', { name: 'Sortieren' }).click()
    return dialogNamed(page, 'Module sortieren')
  }
  const saveOrder = (form: Locator) => save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')

  await test.step('by button', async () => {
    const form = await open()
    await expect(form.getByRole('button', { name: 'Reihenfolge speichern' })).toBeDisabled()
    await form.getByRole('button', { name: /Eins nach unten$/ }).click()
    await saveOrder(form)
    await expectOrder(page, ['Zwei', 'Eins', 'Drei'])
  })
  await test.step('by keyboard', async () => {
    const form = await open()
    await form.getByRole('button', { name: /Drei verschieben$/ }).focus()
    await page.keyboard.press('Space')
    const said = form.getByRole('status')
    await expect(said).toContainText('aufgenommen, Platz 3 von 3')
    await page.keyboard.press('ArrowUp')
    await expect(said).toContainText('Platz 2 von 3')
    await page.keyboard.press('Space')
    await expect(said).toContainText('abgelegt auf Platz 2 von 3')
    await saveOrder(form)
    await expectOrder(page, ['Zwei', 'Drei', 'Eins'])
  })
  await test.step('by dragging', async () => {
    const form = await open()
    const handle = form.getByRole('button', { name: /Eins verschieben$/ })
    const target = form.getByRole('button', { name: /Zwei verschieben$/ })
    await handle.hover()
    await page.mouse.down()
    const { x, y } = (await target.boundingBox()) ?? { x: 0, y: 0 }
    await page.mouse.move(x + 10, y + 10, { steps: 12 })
    await expect(form.getByRole('status')).toContainText('Platz 1 von 3')
    await page.mouse.up()
    await saveOrder(form)
    await expectOrder(page, ['Eins', 'Zwei', 'Drei'])
  })
  await test.step('learners see the same order', async () => {
    const reading = await openBrowser(await testServer.createUser({ app }))
    await reading.goto(urlOf(app, '/module'))
    await expect(reading.getByRole('main').getByRole('listitem')).toContainText(['Eins', 'Zwei', 'Drei'])
  })
})

test('a module is renamed, copied with everything in it, and deleted with a word on who is reading', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const module = await testServer.createModule(app, {
    title: 'Urfassung',
    pages: [
      { title: 'Anfang', elements: [text('Ein Text')] },
      { title: 'Schluss', elements: [text()] },
    ],
  })
  const reader = await testServer.createUser({ app })
  await havingRead(testServer, reader, module.pages.slice(0, 1))
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, LIST))

  await test.step('renames it', async () => {
    await chooseFromMenu(page, 'Mehr zu: Urfassung', 'Nummer und Titel ändern')
    const form = dialogNamed(page, 'Nummer und Titel ändern')
    await field(form, 'Nummer').fill('12')
    await field(form, 'Titel').fill('Neufassung')
    await save(form, 'Speichern', 'Modul wurde angepasst.')
    await expect(page.getByRole('link', { name: 'Modul 12: Neufassung' })).toBeVisible()
  })
  await test.step('opens it by a press on any place of its row, and its menu by the menu’s button', async () => {
    const row = rows(page)
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {}
    await row.click({ position: { x: width - 90, y: height - 6 } })
    await expect(heading(page, 'Modul 12: Neufassung')).toBeVisible()
    await page.getByRole('link', { name: 'Alle Module' }).click()
  })
  await test.step('copies it: the copy is hidden, and holds the same', async () => {
    await chooseFromMenu(page, 'Mehr zu: Neufassung', 'Duplizieren')
    await expectSaid(page, 'Modul wurde dupliziert.')
    await expect(rows(page)).toHaveCount(2)
    const copy = rows(page).filter({ hasText: 'Ausgeblendet' })
    await copy.getByRole('link').click()
    await expect(heading(page, 'Modul 12: Neufassung (Kopie)')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Anfang' })).toContainText('Ein Text')
    await expect(page.getByRole('region', { name: 'Schluss' })).toBeVisible()
    await page.getByRole('link', { name: 'Alle Module' }).click()
  })
  await test.step('deletes it', async () => {
    await chooseFromMenu(page, 'Mehr zu: Neufassung', 'Löschen')
    const dialog = dialogNamed(page, 'Modul löschen')
    await expect(dialog).toContainText(
      'Eine Person ist mitten in diesem Modul und kann es dann nicht beenden.',
    )
    await dialog.getByRole('button', { name: 'Abbrechen' }).click()
    await expect(rows(page)).toHaveCount(2)
    await chooseFromMenu(page, 'Mehr zu: Neufassung', 'Löschen')
    await save(dialog, 'Modul löschen', 'Module wurde gelöscht.')
    await expect(rows(page)).toHaveCount(1)
  })
})
