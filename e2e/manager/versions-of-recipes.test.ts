import { expect, test, urlOf } from '../browser/test.ts'
import { createManager, dialogNamed, expectSaid, field } from './editing.ts'

test('a recipe is restored to a former version, and readers get it when it is published', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const app = await testServer.createApp({ publishesOnSave: false })
  const recipeId = await testServer.createRecipe(app, { name: 'Linsensuppe' })
  await signIn(await createManager(testServer, app))
  const reading = await openBrowser(await testServer.createUser({ app }))
  const form = page.getByRole('form', { name: 'Rezept bearbeiten' })
  const publish = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expectSaid(page, 'Das Rezept ist veröffentlicht.')
  }
  const expectRead = async (name: string) => {
    await reading.goto(urlOf(app, '/rezepte'))
    await expect(reading.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
  }
  await page.goto(urlOf(app, `/verwaltung/rezepte/${recipeId}`))

  await test.step('two versions are published', async () => {
    await publish('Rezept veröffentlichen')
    await field(form, 'Name').fill('Eintopf')
    await page.keyboard.press('Control+s')
    await publish('Änderungen veröffentlichen')
    await expectRead('Eintopf')
  })
  await test.step('the first one shows its differences, and the learner’s former view', async () => {
    await page.getByRole('link', { name: 'Versionen' }).click()
    await page.getByRole('navigation', { name: 'Versionen' }).getByRole('link', { name: 'Version 1' }).click()
    await expect(page.getByRole('deletion').filter({ hasText: 'Linsensuppe' })).toBeVisible()
    await expect(page.getByRole('insertion').filter({ hasText: 'Eintopf' })).toBeVisible()
    await page.getByText('Vorschau', { exact: true }).click()
    await expect(page.getByRole('region', { name: 'Vorschau der Seite' })).toContainText('Linsensuppe')
  })
  await test.step('it becomes the working version, and is not published', async () => {
    await page.getByRole('button', { name: 'Als Arbeitsfassung übernehmen' }).click()
    await dialogNamed(page, 'Als Arbeitsfassung übernehmen')
      .getByRole('button', { name: 'Übernehmen' })
      .click()
    await expectSaid(page, 'Die Arbeitsfassung ist jetzt wie Version 1.')
    await expect(field(form, 'Name')).toHaveValue('Linsensuppe')
    await expectRead('Eintopf')
    await publish('Änderungen veröffentlichen')
    await expectRead('Linsensuppe')
  })
})
