/** Slow: a whole recipe is written; it measures the number of presses, not whether they work. */
import type { Locator, Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { aPicture, createManager, dialogNamed, expectSaid, field } from './editing.ts'

const INGREDIENTS = [
  '250 g rote Linsen',
  '1 Zwiebel',
  '2 Möhren',
  '1 EL Olivenöl',
  '800 ml Wasser',
  '1 TL Kreuzkümmel',
  '2 EL Tomatenmark',
  '1 Bund Petersilie',
  '1 Zitrone',
  'etwas Salz',
]

const STEPS = [
  'Zwiebel und Möhren schneiden.',
  'Im Öl glasig werden lassen.',
  'Linsen und Gewürze zugeben.',
  'Mit dem Wasser 20 Minuten kochen.',
  'Mit Zitrone und Petersilie servieren.',
]

/** Counts presses besides typing: each press of the mouse, and each key that is no text. */
const hand = (page: Page) => {
  let count = 0
  return {
    press: async (target: Locator): Promise<void> => {
      count += 1
      await target.click()
    },
    key: async (keys: string): Promise<void> => {
      count += 1
      await page.keyboard.press(keys)
    },
    write: (text: string): Promise<void> => page.keyboard.type(text),
    presses: () => count,
  }
}

test('a recipe of ten ingredients and five steps takes 25 presses besides typing', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const app = await testServer.createApp()
  await signIn(await createManager(testServer, app))
  await page.goto(urlOf(app, '/verwaltung/rezepte'))
  const { press, key, write, presses } = hand(page)
  await press(page.getByRole('link', { name: 'Rezept erstellen' }))
  const form = page.getByRole('form', { name: 'Rezept erstellen' })
  await expect(field(form, 'Name')).toBeFocused()
  await write('Linsensuppe')
  await test.step('ingredients', async () => {
    await press(field(form, 'Menge'))
    for (const [index, line] of INGREDIENTS.entries()) {
      await write(line)
      await key('Enter')
      await expect(field(form, 'Menge').nth(index + 1)).toBeFocused()
    }
    await key('Backspace')
    await expect(field(form, 'Zutat')).toHaveCount(INGREDIENTS.length)
  })
  await test.step('steps', async () => {
    await press(field(form, 'Anleitung'))
    for (const [index, step] of STEPS.entries()) {
      if (index > 0) await key('Enter')
      await expect(field(form, 'Anleitung').nth(index)).toBeFocused()
      await write(step)
    }
  })
  await test.step('pictures', async () => {
    for (const name of ['Bild des Gerichts', 'Bild der Zutaten']) {
      const part = form.getByRole('group', { name })
      const choosing = page.waitForEvent('filechooser')
      await press(part.getByRole('button', { name: 'Bild wählen' }))
      await (await choosing).setFiles(await aPicture())
      const cropping = dialogNamed(page, 'Ausschnitt wählen')
      await press(cropping.getByRole('button', { name: 'Übernehmen' }))
      await expect(part.getByRole('img', { name: 'Gewähltes Bild' })).toBeVisible()
    }
  })
  await key('Control+Enter')
  await expectSaid(page, 'Rezept wurde erstellt.')
  expect(presses()).toBeLessThanOrEqual(25)

  await test.step('it is in the list, and as it was written', async () => {
    const link = page.getByRole('main').getByRole('link', { name: 'Linsensuppe' })
    await expect(link).toBeFocused()
    await link.click()
    const preview = page.getByRole('region', { name: 'Vorschau der Seite' })
    await expect(preview.getByRole('listitem').filter({ hasText: 'rote Linsen' })).toContainText('250 g')
    await expect(preview.getByRole('listitem').filter({ hasText: 'Olivenöl' })).toContainText('1 EL')
    for (const step of STEPS) await expect(preview).toContainText(step)
  })
})
