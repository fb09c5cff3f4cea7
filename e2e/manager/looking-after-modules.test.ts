import type { Locator, Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { heading } from '../learner/reading.ts'
import { openQuiz, text } from '../test-server/content.ts'
import { havingRead } from '../test-server/having-read.ts'
import { chooseFromMenu, createManager, dialogNamed, expectSaid, field, rowNamed, save } from './editing.ts'
import { watchLargeParts } from './loaded-parts.ts'

const LIST = '/verwaltung/module'
const ORDER_SAVED = 'Die Reihenfolge wurde angepasst.'

const rows = (page: Page): Locator => page.getByRole('main').getByRole('listitem')
const region = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })
const elementsOf = (page: Page, title: string): Locator => region(page, title).getByRole('listitem')

test('a manager maintains modules, and learners see each change', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  test.slow()
  const app = await testServer.createApp()
  const module = await testServer.createModule(app, {
    title: 'Urfassung',
    pages: [
      { title: 'Anfang', elements: [text('Ein Text')] },
      { title: 'Schluss', elements: [openQuiz()] },
    ],
  })
  await testServer.createModule(app, { title: 'Zweites' })
  const reader = await testServer.createUser({ app })
  await havingRead(testServer, reader, module.pages.slice(0, 1))
  const reading = await openBrowser(await testServer.createUser({ app }))
  const expectRead = async (titles: readonly string[]) => {
    await reading.goto(urlOf(app, '/module'))
    await expect(rows(reading)).toContainText(titles)
    await expect(rows(reading)).toHaveCount(titles.length)
  }
  const fetchedParts = watchLargeParts(page)
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, LIST))

  await test.step('renames one; the code of dialogs is loaded then', async () => {
    await expect(rows(page)).toHaveCount(2)
    await page.waitForLoadState('networkidle')
    expect(fetchedParts().dialogs).toBe(false)
    await chooseFromMenu(page, 'Mehr zu: Urfassung', 'Nummer und Titel ändern')
    const form = dialogNamed(page, 'Nummer und Titel ändern')
    await field(form, 'Nummer').fill('12')
    expect(fetchedParts().dialogs).toBe(true)
    await field(form, 'Titel').fill('Neufassung')
    await save(form, 'Speichern', 'Modul wurde angepasst.')
    await expectRead(['Neufassung', 'Zweites'])
  })
  await test.step('hides one, and shows it again', async () => {
    await chooseFromMenu(page, 'Mehr zu: Zweites', 'Ausblenden')
    await expectSaid(page, 'Module wurde ausgeblendet.')
    await expectRead(['Neufassung'])
    await chooseFromMenu(page, 'Mehr zu: Zweites', 'Anzeigen')
    await expectSaid(page, 'Module wurde aktiviert.')
  })
  await test.step('sorts them', async () => {
    await page.getByRole('button', { name: 'Sortieren' }).click()
    const form = dialogNamed(page, 'Module sortieren')
    await form.getByRole('button', { name: /Zweites nach oben$/ }).click()
    await save(form, 'Reihenfolge speichern', ORDER_SAVED)
    await expectRead(['Zweites', 'Neufassung'])
  })
  await test.step('copies one: the copy is hidden and has the same content', async () => {
    await chooseFromMenu(page, 'Mehr zu: Neufassung', 'Duplizieren')
    await expectSaid(page, 'Modul wurde dupliziert.')
    await rows(page).filter({ hasText: 'Ausgeblendet' }).getByRole('link').click()
    await expect(heading(page, 'Modul 12: Neufassung (Kopie)')).toBeVisible()
    await expect(region(page, 'Anfang')).toContainText('Ein Text')
    await expect(region(page, 'Schluss')).toBeVisible()
    await page.getByRole('link', { name: 'Alle Module' }).click()
  })
  await test.step('deletes one, and sees whom that interrupts', async () => {
    await chooseFromMenu(page, 'Mehr zu: Neufassung', 'Löschen')
    const dialog = dialogNamed(page, 'Modul löschen')
    await expect(dialog).toContainText('Wer mitten in diesem Modul ist, kann es dann nicht beenden.')
    await save(dialog, 'Modul löschen', 'Module wurde gelöscht.')
    await expect(rows(page)).toContainText(['Zweites', 'Neufassung (Kopie)'])
    await expectRead(['Zweites'])
  })
})

test('a manager maintains pages and their elements, and a learner reads them', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  test.slow()
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [
      { title: 'Erste', elements: [text('Ein Anfang')] },
      { title: 'Zweite', elements: [text('Ein Text'), openQuiz()] },
    ],
  })
  const reading = await openBrowser(await testServer.createUser({ app }))
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))

  await test.step('copies a page, hidden', async () => {
    await chooseFromMenu(page, 'Mehr zur Seite: Erste', 'Duplizieren')
    await expectSaid(page, 'Seite wurde dupliziert.')
    await expect(region(page, 'Erste (Kopie)')).toContainText('Ein Anfang')
    await expect(region(page, 'Erste (Kopie)')).toContainText('Ausgeblendet')
  })
  await test.step('sorts the pages', async () => {
    await chooseFromMenu(page, 'Mehr zu: Probemodul', 'Seiten sortieren')
    const form = dialogNamed(page, 'Seiten sortieren')
    for (const _ of ['over the copy', 'over the first'])
      await form.getByRole('button', { name: 'Zweite nach oben' }).click()
    await save(form, 'Reihenfolge speichern', ORDER_SAVED)
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Zweite')
  })
  await test.step('changes a text, and sorts, copies and deletes elements', async () => {
    await page.getByRole('button', { name: 'Bearbeiten: Ein Text' }).click()
    const form = rowNamed(page, 'Text bearbeiten')
    await field(form, 'Text').fill('Jetzt mit anderen Worten.')
    await save(form, 'Speichern', 'Text wurde angepasst.')
    await region(page, 'Zweite').getByRole('button', { name: 'Inhalte sortieren' }).click()
    const sorting = dialogNamed(page, 'Inhalte sortieren')
    await sorting.getByRole('button', { name: 'Ein Text nach unten' }).click()
    await save(sorting, 'Reihenfolge speichern', ORDER_SAVED)
    await chooseFromMenu(page, 'Mehr zu: Kurz nachgedacht', 'Duplizieren')
    await expectSaid(page, 'Inhalt wurde dupliziert.')
    await expect(elementsOf(page, 'Zweite')).toContainText(['Kurz nachgedacht', '(Kopie)', 'Ein Text'])
    await chooseFromMenu(page, 'Mehr zu: Kurz nachgedacht', 'Löschen')
    await expectSaid(page, 'Inhalt wurde gelöscht.')
    await expect(elementsOf(page, 'Zweite')).toContainText(['Kurz nachgedacht (Kopie)', 'Ein Text'])
  })
  await test.step('hides a page', async () => {
    await chooseFromMenu(page, 'Mehr zur Seite: Erste', 'Seite ausblenden')
    await save(dialogNamed(page, 'Seite ausblenden'), 'Seite ausblenden', 'Seite wurde ausgeblendet')
  })
  await test.step('a learner sees the remaining pages in order', async () => {
    await reading.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(reading, 'Zweite')).toBeVisible()
    await expect(reading.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
      'Kurz nachgedacht (Kopie)',
      'Ein Text',
    ])
    await expect(reading.getByText('Jetzt mit anderen Worten.')).toBeVisible()
  })
})
