import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { aPicture, chooseAndCrop, chooseFile, createManager, dialogNamed, field } from './editing.ts'

const WRONG_FORMAT = 'Die Datei ist nicht im richtigen Format'
const TOO_LARGE = 'Die Datei darf maximal 10MB groß sein'
const MOST_BYTES = 10 * 1024 * 1024

test('what is no picture, or too large, is told before anything is sent', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/module'))
  await page.getByRole('button', { name: 'Modul erstellen' }).click()
  const form = dialogNamed(page, 'Modul erstellen')
  await field(form, 'Titel').fill('Mit Bild')
  const picture = await aPicture()
  for (const { file, told } of [
    { file: { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('Hallo') }, told: WRONG_FORMAT },
    { file: { ...picture, name: 'bild.png', mimeType: 'image/png' }, told: WRONG_FORMAT },
    { file: { ...picture, buffer: Buffer.from('kein Bild') }, told: WRONG_FORMAT },
    { file: { ...picture, buffer: Buffer.alloc(MOST_BYTES + 1) }, told: TOO_LARGE },
  ]) {
    await chooseFile(form, 'Bild wählen', file)
    await expect(form.getByText(told)).toBeVisible()
    await expect(form.getByRole('button', { name: 'Erstellen' })).toBeDisabled()
  }
  await test.step('Escape closes the choice of the part alone, then the dialog', async () => {
    await chooseFile(form, 'Bild wählen', picture)
    const cropping = dialogNamed(page, 'Ausschnitt wählen')
    await expect(cropping).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cropping).toBeHidden()
    await expect(field(form, 'Titel')).toHaveValue('Mit Bild')
  })
  await chooseAndCrop(form, picture)
  await expect(form.getByText(WRONG_FORMAT)).toHaveCount(0)
  await expect(form.getByRole('button', { name: 'Erstellen' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
})

test('what only looks like a document is refused by the server, and everything typed stays', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 4\d\d/)
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/dokumente'))
  await page.getByRole('button', { name: 'Dokument erstellen' }).click()
  const form = dialogNamed(page, 'Dokument erstellen')
  await field(form, 'Titel').fill('Merkblatt')
  await field(form, 'Kurzbeschreibung').fill('Kurz gesagt')
  await chooseFile(form, 'Datei wählen', {
    name: 'merkblatt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('<script>alert(1)</script>'),
  })
  await form.getByRole('button', { name: 'Erstellen', exact: true }).click()
  await expect(message(page, WRONG_FORMAT)).toBeVisible()
  await expect(field(form, 'Titel')).toHaveValue('Merkblatt')
  await page.reload()
  await expect(page.getByText('Noch keine Dokumente angelegt.')).toBeVisible()
})
