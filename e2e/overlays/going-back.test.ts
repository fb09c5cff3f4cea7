import type { Page } from '@playwright/test'
import { openDialog } from '../account/profile.ts'
import { tabTo } from '../browser/keyboard.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { levelUpDialog } from '../learner/level-up.ts'
import { choose } from '../learner/menu.ts'
import { heading } from '../learner/reading.ts'
import { aPicture, chooseAndCrop, chooseFile, createManager, dialogNamed, field } from '../manager/editing.ts'
import { havingRead } from '../test-server/having-read.ts'

const message = (page: Page) => page.getByRole('dialog').getByLabel(/^Nachricht/)

test('going back closes a dialog and keeps its page, the typed text, and the dialog below @shell', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  await signIn(await testServer.createUser({ app }))
  // The first page of its tab: without the dialog, going back would leave the app.
  await page.goto(urlOf(app, '/support'))
  const dialog = await openDialog(page, 'Support anfordern', 'Support anfordern')
  await message(page).fill('Das Video bleibt schwarz.')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(heading(page, 'Wie können wir dir helfen?')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Support anfordern' })).toBeFocused()

  await test.step('going forward again opens and loses nothing', async () => {
    await page.goForward()
    await expect(heading(page, 'Wie können wir dir helfen?')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await openDialog(page, 'Support anfordern', 'Support anfordern')
  await expect(message(page)).toHaveValue('Das Video bleibt schwarz.')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/support$/)

  await test.step('a dialog closed in another way takes no step in the history', async () => {
    await page.goto(urlOf(app, '/module'))
    await page.getByRole('link', { name: /zum Fortschritt/ }).click()
    await expect(heading(page, 'Gesundheitspunkte')).toBeVisible()
    await choose(page, 'Profil', 'Support')
    for (const round of ['first', 'second'])
      await test.step(round, async () => {
        const dialog = await openDialog(page, 'Support anfordern', 'Support anfordern')
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      })
    await page.goBack()
    await expect(heading(page, 'Gesundheitspunkte')).toBeVisible()
    await page.goForward()
    await expect(heading(page, 'Wie können wir dir helfen?')).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Gesundheitspunkte')).toBeVisible()
  })

  await test.step('with two dialogs open, going back closes the upper one first', async () => {
    await signIn(await createManager(testServer, app))
    await page.goto(urlOf(app, '/verwaltung/module'))
    await page.getByRole('button', { name: 'Modul erstellen' }).click()
    const form = dialogNamed(page, 'Modul erstellen')
    await field(form, 'Titel').fill('Mit Bild')
    const picture = await aPicture()
    const cropping = dialogNamed(page, 'Ausschnitt wählen')
    await chooseFile(form, 'Bild wählen', picture)
    await expect(cropping).toBeVisible()
    await page.goBack()
    await expect(cropping).toBeHidden()
    await expect(field(form, 'Titel')).toHaveValue('Mit Bild')

    await chooseAndCrop(form, picture)
    await page.goBack()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/\/verwaltung\/module$/)
  })
})

test('a link in a dialog opens its page, and going back leads to the page without the dialog', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  const user = await testServer.createUser({ app })
  const pages = Array.from({ length: 21 }, (_none, index) => ({ title: `Seite ${index + 1}` }))
  const module = await testServer.createModule(app, { title: 'Probemodul', pages })
  await havingRead(testServer, user, module.pages)
  await signIn(user)
  await page.goto(urlOf(app, '/gewohnheiten'))
  const dialog = levelUpDialog(page)
  await expect(dialog).toContainText('Du hast 105 Gesundheitspunkte gesammelt.')
  const all = dialog.getByRole('link', { name: 'Alle Abzeichen ansehen' })
  await tabTo(all)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Gesundheitspunkte')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/gewohnheiten$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
