import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { heading } from '../learner/reading.ts'
import {
  aPicture,
  chooseAndCrop,
  chooseFile,
  chooseFromMenu,
  createManager,
  dialogNamed,
  expectSaid,
  field,
  rowNamed,
  save,
} from './editing.ts'

const TITLE = 'Genug trinken im Alltag'

const beginElement = async (page: Page, entry: string, title: string) => {
  await chooseFromMenu(page, `Inhalt anlegen auf: ${TITLE}`, entry)
  const form = rowNamed(page, `${entry} anlegen`)
  await field(form, 'Titel').fill(title)
  return form
}

const write = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Blog Artikel erstellen' }).click()
  const form = page.getByRole('form', { name: 'Blog Artikel erstellen' })
  await field(form, 'Titel').fill(TITLE)
  await chooseAndCrop(form, await aPicture())
  await form.getByRole('checkbox', { name: /Gut trinken/ }).check()
  await form.getByRole('button', { name: 'Erstellen' }).click()
  await expectSaid(page, 'Blog Artikel wurde erstellt.')
  await expect(heading(page, TITLE)).toBeVisible()

  const text = await beginElement(page, 'Text', 'Wie viel ist genug?')
  await field(text, 'Text').fill('Anderthalb Liter am Tag reichen den meisten Menschen.')
  await save(text, 'Anlegen', 'Text wurde erstellt.')
  const tip = await beginElement(page, 'Tipp-Box', 'Die Karaffe')
  await field(tip, 'Tipp').fill('Stell sie auf den Tisch.')
  await save(tip, 'Anlegen', 'Tipp-Box wurde erstellt.')
  const picture = await beginElement(page, 'Bild mit Beschreibung', 'Ein volles Glas')
  await chooseFile(picture, 'Bild wählen', await aPicture())
  await field(picture, 'Beschreibung').fill('Es steht in Reichweite.')
  await save(picture, 'Anlegen', 'Bild mit Beschreibung wurde erstellt.')
  const strategies = await beginElement(page, 'Strategien', 'Ab morgen')
  await field(strategies, 'Strategie').fill('Nach dem Aufstehen ein Glas')
  await save(strategies, 'Anlegen', 'Strategien wurden erstellt.')
}

test('a manager writes and publishes an article, and a learner reads it and earns points once', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  test.slow()
  const app = await testServer.createApp()
  await testServer.createModule(app, { title: 'Gut trinken' })
  const reading = await openBrowser(await testServer.createUser({ app }))
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/blog'))

  await test.step('writes it, beside a preview', async () => {
    await write(page)
    const preview = page.getByRole('region', { name: 'Vorschau der Seite' })
    await expect(preview).toContainText('Stell sie auf den Tisch.')
    await expect(preview).toContainText('Weiterführende Informationen')
    await page.getByRole('button', { name: 'Bearbeiten: Die Karaffe' }).click()
    const tip = rowNamed(page, 'Tipp-Box bearbeiten')
    await field(tip, 'Tipp').fill('Stell sie neben dich.')
    await expect(preview).toContainText('Stell sie neben dich.')
    await save(tip, 'Speichern', 'Tipp-Box wurde angepasst.')
    await chooseFromMenu(page, 'Mehr zu: Ein volles Glas', 'Löschen')
    await expect(preview).not.toContainText('Es steht in Reichweite.')
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(preview).toContainText('Es steht in Reichweite.')
  })
  await test.step('nobody can read it before it is published', async () => {
    await reading.goto(urlOf(app, '/blog'))
    await expect(heading(reading, 'Noch keine Blog Artikel verfügbar.')).toBeVisible()
    await page.getByRole('button', { name: 'Veröffentlichen' }).click()
    await dialogNamed(page, 'Blog Artikel veröffentlichen')
      .getByRole('button', { name: 'Veröffentlichen' })
      .click()
    await expectSaid(page, 'Blog Artikel wurde veröffentlicht.')
  })
  const points = reading.getByRole('link', { name: /Gesundheitspunkte/ })
  await test.step('a learner sees that it is new, and reads it', async () => {
    await reading.reload()
    const card = reading.getByRole('main').getByRole('listitem').filter({ hasText: TITLE })
    await expect(card).toContainText('Neu')
    await expect(card).toContainText('Ungelesen')
    await reading.getByRole('link', { name: `Lesen: ${TITLE}` }).click()
    await expect(heading(reading, TITLE)).toBeVisible()
    await expect(reading).toHaveTitle(new RegExp(TITLE))
    await expect(reading.getByText('Anderthalb Liter am Tag')).toBeVisible()
    await expect(reading.getByRole('region', { name: 'Ab morgen' })).toContainText('Deine Strategie')
    await expect(points).toHaveAccessibleName(/5/)
    await expectAccessible(reading)
    await expectNoSidewaysScroll(reading)
  })
  await test.step('reading it again earns nothing', async () => {
    await reading.goBack()
    const card = reading.getByRole('main').getByRole('listitem').filter({ hasText: TITLE })
    await expect(card).toContainText('Neu')
    await expect(card).not.toContainText('Ungelesen')
    await reading.getByRole('link', { name: `Lesen: ${TITLE}` }).click()
    await expect(heading(reading, TITLE)).toBeVisible()
    await reading.goto(urlOf(app, '/fortschritt'))
    await expect(reading.getByText(`Blog Artikel „${TITLE}“ gelesen`)).toHaveCount(1)
  })
  await test.step('an article leads to its module', async () => {
    await reading.goto(urlOf(app, '/blog'))
    await reading.getByRole('link', { name: `Lesen: ${TITLE}` }).click()
    await reading.getByRole('link', { name: 'Gut trinken' }).click()
    await expect(reading).toHaveTitle(/Gut trinken/)
  })
})
