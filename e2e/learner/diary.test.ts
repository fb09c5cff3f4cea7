import { expect, type Locator, type Page } from '@playwright/test'
import { test, urlOf } from '../browser/test.ts'
import { makePicture } from '../test-server/content.ts'
import { message } from './login-form.ts'
import { choose } from './menu.ts'

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

const photo = async () => ({
  name: 'mittag.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePicture(1600, 1200, 'jpeg'),
})

const entryWith = (page: Page, text: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text })

const chooseFromMenu = async (page: Page, text: string, action: string): Promise<void> => {
  await entryWith(page, text)
    .getByRole('button', { name: /^Mehr zu: Heute/ })
    .tap()
  await page.getByRole('menuitem', { name: action }).tap()
}

/** Expects the picture's bytes from its signed address. */
const expectPicture = async (picture: Locator): Promise<void> => {
  await expect(picture).toHaveAttribute('data-loaded', 'true')
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('the first entry with a picture, its tip, changes, printing, and deletion @shell', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const app = await testServer.createApp()
  await testServer.createTips(app, 1)
  const user = await testServer.createUser({ app })
  await signIn(user)
  await page.goto(urlOf(app, '/dashboard'))
  await choose(page, 'Reflektieren', 'Ernährungstagebuch')
  await expect(page.getByRole('heading', { name: 'Dein Tagebuch beginnt mit einem Bissen' })).toBeVisible()

  await test.step('the first entry, with a picture of the phone, brings a tip', async () => {
    await page.getByRole('button', { name: 'Neuer Eintrag' }).tap()
    const form = dialog(page, 'Neuer Eintrag')
    await form
      .locator('input[type=file]')
      .last()
      .setInputFiles(await photo())
    await dialog(page, 'Ausschnitt wählen').getByRole('button', { name: 'Übernehmen' }).tap()
    await expect(form.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
    await form.getByRole('textbox', { name: 'Beschreibung' }).fill('Suppe mit Brot')
    await form.getByRole('button', { name: /^Mahlzeit und Zeitpunkt/ }).tap()
    const lunch = form.getByRole('button', { name: 'Mittagessen', exact: true })
    // Around noon it is proposed already, and a press would deselect it.
    if ((await lunch.getAttribute('aria-pressed')) === 'false') await lunch.tap()
    await form.getByRole('button', { name: 'Eintrag hinzufügen' }).tap()
    await expect(message(page, 'Eintrag wurde hinzugefügt.')).toBeVisible()
    await dialog(page, 'Neuer Tipp').getByRole('button', { name: 'Alles klar' }).tap()
    await expect(entryWith(page, 'Suppe mit Brot')).toBeFocused()
    await expect(page.getByRole('region', { name: 'Heute' }).getByRole('listitem')).toHaveCount(2)
    await expectPicture(entryWith(page, 'Suppe mit Brot').locator('img'))
  })

  await test.step('description and meal are changed, also after a reload', async () => {
    await chooseFromMenu(page, 'Suppe mit Brot', 'Beschreibung anpassen')
    await dialog(page, 'Beschreibung anpassen')
      .getByRole('textbox', { name: 'Beschreibung' })
      .fill('Linsensuppe')
    await dialog(page, 'Beschreibung anpassen').getByRole('button', { name: 'Speichern' }).tap()
    await expect(message(page, 'Beschreibung wurde angepasst.')).toBeVisible()
    await chooseFromMenu(page, 'Linsensuppe', 'Mahlzeit anpassen')
    await dialog(page, 'Mahlzeit anpassen').getByRole('button', { name: 'Abendessen' }).tap()
    await dialog(page, 'Mahlzeit anpassen').getByRole('button', { name: 'Speichern' }).tap()
    await expect(dialog(page, 'Mahlzeit anpassen')).toBeHidden()
    await page.reload()
    await expect(entryWith(page, 'Linsensuppe')).toContainText('Abendessen')
  })

  await test.step('it is printed for a nutrition adviser', async () => {
    await page.getByRole('link', { name: 'Für die Beratung drucken' }).tap()
    const sheet = page.getByRole('article', { name: 'Druckansicht' })
    await expect(sheet.getByText('Linsensuppe')).toBeVisible()
    await expectPicture(sheet.locator('img'))
    await page.emulateMedia({ media: 'print' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Drucken' })).toBeHidden()
    await page.emulateMedia({ media: null })
    await page.getByRole('link', { name: 'Zum Tagebuch' }).tap()
  })

  await test.step('the picture is deleted, then the entry; the tip stays', async () => {
    await chooseFromMenu(page, 'Linsensuppe', 'Bild löschen')
    await dialog(page, 'Bild löschen').getByRole('button', { name: 'Endgültig löschen' }).tap()
    await expect(message(page, 'Bild wurde gelöscht')).toBeVisible()
    await expect(entryWith(page, 'Linsensuppe').locator('img')).toHaveCount(0)
    await chooseFromMenu(page, 'Linsensuppe', 'Eintrag löschen')
    await dialog(page, 'Eintrag löschen').getByRole('button', { name: 'Endgültig löschen' }).tap()
    await expect(message(page, 'Eintrag wurde gelöscht.')).toBeVisible()
    await expect(entryWith(page, 'Linsensuppe')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Heute' }).getByRole('listitem')).toHaveCount(1)
  })
})
