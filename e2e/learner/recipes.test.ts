import { expect, type Page } from '@playwright/test'
import { test, urlOf } from '../browser/test.ts'
import {
  aPicture,
  chooseAndCrop,
  chooseFromMenu,
  createManager,
  dialogNamed,
  expectSaid,
  field,
  save,
} from '../manager/editing.ts'
import { choose } from './menu.ts'

const NAME = 'Möhrensuppe'

const write = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Rezept erstellen' }).click()
  const form = page.getByRole('form', { name: 'Rezept erstellen' })
  await field(form, 'Name').fill(NAME)
  await field(form, 'Menge').fill('0,5')
  await form.getByRole('combobox', { name: 'Einheit' }).selectOption('Bund')
  await field(form, 'Zutat').fill('Petersilie')
  await form.getByRole('button', { name: 'Zutat hinzufügen' }).click()
  const second = form.getByRole('group', { name: 'Zutat 2' })
  await field(second, 'Menge').fill('500')
  await second.getByRole('combobox', { name: 'Einheit' }).selectOption('Gramm')
  await field(second, 'Zutat').fill('Möhren')
  await field(form, 'Anleitung').fill('Die Möhren schälen.')
  await form.getByRole('button', { name: 'Schritt hinzufügen' }).click()
  await field(form.getByRole('group', { name: 'Schritt 2' }), 'Anleitung').fill('Weich kochen.')
  await form.getByRole('button', { name: 'Vegan', exact: true }).click()
  await form.getByRole('checkbox', { name: 'Die Allergene sind geprüft' }).check()
  for (const picture of ['Bild des Gerichts', 'Bild der Zutaten'])
    await chooseAndCrop(form.getByRole('group', { name: picture }), await aPicture())
  await save(form, 'Erstellen', 'Rezept wurde erstellt.')
}

test('a recipe is created by a manager, and filtered, scaled, printed and cooked by a learner', async ({
  page,
  testServer,
  openBrowser,
}) => {
  test.slow()
  const app = await testServer.createApp()
  await testServer.createRecipe(app, { name: 'Käsebrot', diets: ['VEGETARIAN'], allergens: ['MILK'] })
  await test.step('it is written and published', async () => {
    const desk = await openBrowser(await createManager(testServer, app))
    await desk.goto(urlOf(app, '/verwaltung/rezepte'))
    await write(desk)
    await chooseFromMenu(desk, `Mehr zu: ${NAME}`, 'Veröffentlichen')
    await dialogNamed(desk, 'Rezept veröffentlichen').getByRole('button', { name: 'Veröffentlichen' }).click()
    await expectSaid(desk, 'Rezept wurde veröffentlicht.')
  })
  const reader = await openBrowser(await testServer.createUser({ app }))
  await page.close()

  await test.step('it is found by the filter, also on the way back', async () => {
    await reader.goto(urlOf(app, '/dashboard'))
    await choose(reader, 'Umsetzen', 'Rezepte')
    const cards = reader.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(2)
    await reader.getByRole('button', { name: 'Filter' }).click()
    await reader.getByRole('button', { name: 'Laktosefrei' }).click()
    await expect(cards).toHaveCount(1)
    await reader.getByRole('link', { name: NAME }).click()
    await expect(reader.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await reader.goBack()
    await expect(cards).toHaveCount(1)
    await reader.getByRole('link', { name: NAME }).click()
  })

  const amount = (text: string) => reader.getByRole('listitem').filter({ hasText: text })
  await test.step('its amounts follow the portions', async () => {
    await expect(amount('Petersilie')).toContainText('½')
    await expect(reader.getByRole('img', { name: `Die Zutaten: ${NAME}` })).toHaveAttribute(
      'data-loaded',
      'true',
    )
    await reader.getByRole('button', { name: 'Eine Portion mehr' }).click()
    await reader.getByRole('button', { name: 'Eine Portion mehr' }).click()
    await expect(amount('Möhren').first()).toContainText('750')
    await expect(amount('Petersilie')).toContainText('¾')
  })

  await test.step('it is printed for these portions, and nothing else is printed', async () => {
    await reader.emulateMedia({ media: 'print' })
    await expect(reader.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(amount('Möhren').first()).toContainText('750')
    await expect(reader.getByRole('banner')).toBeHidden()
    await expect(reader.getByRole('button')).toHaveCount(0)
    await reader.emulateMedia({ media: 'screen' })
  })

  await test.step('it is cooked step by step, also after a reload', async () => {
    await reader.getByRole('button', { name: 'Jetzt kochen' }).click()
    const cooking = dialogNamed(reader, NAME)
    await expect(cooking.getByText('Die Möhren schälen.')).toBeVisible()
    await cooking.getByRole('button', { name: 'Weiter' }).click()
    await expect(cooking.getByRole('heading', { name: 'Schritt 2 von 2' })).toBeVisible()
    await reader.reload()
    await expect(cooking.getByText('Weich kochen.')).toBeVisible()
    await reader.goBack()
    await expect(cooking).toBeHidden()
    await expect(reader.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  })
})
