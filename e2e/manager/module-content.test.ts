import type { Locator, Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { heading } from '../learner/reading.ts'
import { openQuiz, selfReflection, text } from '../test-server/content.ts'
import { chooseFromMenu, createManager, dialogNamed, expectSaid, field, save } from './editing.ts'

const region = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true })
const elementsOf = (page: Page, title: string): Locator => region(page, title).getByRole('listitem')

test('pages are changed, hidden, shown, copied and sorted', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [
      { title: 'Erste', elements: [text('Ein Anfang')] },
      { title: 'Zweite', elements: [text('Eine Mitte')] },
    ],
  })
  const reading = await openBrowser(await testServer.createUser({ app }))
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))

  await test.step('changed', async () => {
    await chooseFromMenu(page, 'Mehr zur Seite: Erste', 'Seite bearbeiten')
    const form = dialogNamed(page, 'Seite bearbeiten')
    await field(form, 'Titel').fill('Vorwort')
    await form.getByRole('checkbox', { name: 'Enthält eine Übung' }).check()
    await save(form, 'Speichern', 'Seite wurde angepasst.')
    await expect(region(page, 'Vorwort')).toContainText('Mit Übung')
  })
  await test.step('hidden, once that was confirmed', async () => {
    await chooseFromMenu(page, 'Mehr zur Seite: Vorwort', 'Seite ausblenden')
    await save(dialogNamed(page, 'Seite ausblenden'), 'Seite ausblenden', 'Seite wurde ausgeblendet')
    await expect(region(page, 'Vorwort')).toContainText('Ausgeblendet')
    await reading.goto(urlOf(app, `/module/inhalt/${moduleId}`))
    await expect(heading(reading, 'Zweite')).toBeVisible()
  })
  await test.step('shown again', async () => {
    await chooseFromMenu(page, 'Mehr zur Seite: Vorwort', 'Seite einblenden')
    await expectSaid(page, 'Seite wurde angezeigt')
    await expect(region(page, 'Vorwort')).not.toContainText('Ausgeblendet')
  })
  await test.step('copied', async () => {
    await chooseFromMenu(page, 'Mehr zur Seite: Vorwort', 'Duplizieren')
    await expectSaid(page, 'Seite wurde dupliziert.')
    await expect(region(page, 'Vorwort (Kopie)')).toContainText('Ein Anfang')
  })
  await test.step('sorted', async () => {
    await chooseFromMenu(page, 'Mehr zu: Probemodul', 'Seiten sortieren')
    const form = dialogNamed(page, 'Seiten sortieren')
    await form.getByRole('button', { name: 'Zweite nach oben' }).click()
    await form.getByRole('button', { name: 'Zweite nach oben' }).click()
    await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Zweite')
  })
})

test('a new page comes into view, hidden if that is wanted, and the preview shows it', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const many = Array.from({ length: 12 }, (_, index) => ({ title: `Seite ${index + 1}`, elements: [text()] }))
  const { moduleId } = await testServer.createModule(app, { title: 'Probemodul', pages: many })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  await page.getByRole('button', { name: 'Seite erstellen' }).click()
  const form = dialogNamed(page, 'Seite erstellen')
  await field(form, 'Titel').fill('Ganz neu')
  await expect(form.getByRole('checkbox', { name: 'Sofort sichtbar' })).toBeChecked()
  await form.getByRole('checkbox', { name: 'Sofort sichtbar' }).uncheck()
  await save(form, 'Erstellen', 'Seite wurde erstellt.')
  await expect(region(page, 'Ganz neu')).toBeInViewport({ ratio: 1 })
  await expect(region(page, 'Ganz neu')).toContainText('Ausgeblendet')
  await expect(page.getByRole('combobox', { name: 'Seite in der Vorschau' })).toHaveValue(
    (await page.getByRole('option', { name: 'Ganz neu' }).getAttribute('value')) ?? '',
  )
})

test('in the preview every answer of a self-reflection can be looked at', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige', elements: [selfReflection()] }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const preview = page.getByRole('region', { name: 'Vorschau der Seite' })
  for (const [answer, reaction] of [
    ['Leicht', 'Schön.'],
    ['Schwer', 'Das wird.'],
    ['Leicht', 'Schön.'],
  ] as const) {
    await preview.getByRole('button', { name: answer }).click()
    await expect(preview.getByRole('button', { pressed: true })).toHaveText(new RegExp(answer))
    await expect(preview.getByRole('status')).toHaveText(reaction)
  }
})

test('content is changed, copied, sorted and deleted, and the preview follows', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: [{ title: 'Einzige', elements: [text('Ein Text'), openQuiz()] }],
  })
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, `/verwaltung/module/inhalte-verwalten/${moduleId}`))
  const preview = page.getByRole('region', { name: 'Vorschau der Seite' })
  const shown = preview.getByRole('heading', { level: 2 })
  await expect(shown).toContainText(['Einzige', 'Ein Text', 'Kurz nachgedacht'])

  await test.step('changed', async () => {
    await page.getByRole('button', { name: 'Bearbeiten: Ein Text' }).click()
    const form = dialogNamed(page, 'Text bearbeiten')
    await field(form, 'Titel').fill('Ein besserer Text')
    await field(form, 'Text').fill('Jetzt mit anderen Worten.')
    await save(form, 'Speichern', 'Text wurde angepasst.')
    await expect(preview).toContainText('Jetzt mit anderen Worten.')
  })
  await test.step('the quiz can be tried, and nothing of it is kept', async () => {
    await preview.getByRole('button', { name: 'Richtig' }).click()
    await expect(preview.getByRole('status')).toContainText('Das stimmt!')
    await page.reload()
    await expect(preview.getByRole('button', { name: 'Richtig' })).toBeEnabled()
  })
  await test.step('copied', async () => {
    await chooseFromMenu(page, 'Mehr zu: Kurz nachgedacht', 'Duplizieren')
    await expectSaid(page, 'Inhalt wurde dupliziert.')
    await expect(elementsOf(page, 'Einzige')).toContainText([
      'Ein besserer Text',
      'Kurz nachgedacht',
      'Kurz nachgedacht (Kopie)',
    ])
  })
  await test.step('sorted', async () => {
    await region(page, 'Einzige').getByRole('button', { name: 'Inhalte sortieren' }).click()
    const form = dialogNamed(page, 'Inhalte sortieren')
    await form.getByRole('button', { name: 'Ein besserer Text nach unten' }).click()
    await save(form, 'Reihenfolge speichern', 'Die Reihenfolge wurde angepasst.')
    await expect(shown).toContainText(['Einzige', 'Kurz nachgedacht', 'Ein besserer Text'])
  })
  await test.step('deleted, once that was confirmed', async () => {
    await chooseFromMenu(page, 'Mehr zu: Kurz nachgedacht', 'Löschen')
    await save(dialogNamed(page, 'Inhalt löschen'), 'Inhalt löschen', 'Inhalt wurde gelöscht.')
    await expect(elementsOf(page, 'Einzige')).toContainText(['Ein besserer Text', 'Kurz nachgedacht (Kopie)'])
    await expect(elementsOf(page, 'Einzige')).toHaveCount(2)
  })
})
