import { expect, type Locator, type Page } from '@playwright/test'
import { test, urlOf } from '../browser/test.ts'
import { message } from './login-form.ts'

const GOAL = 'Ich koche dreimal in der Woche selbst'

const dialog = (page: Page): Locator => page.getByRole('dialog')

/** Opens the sliders and sets the score of the only goal by keyboard. */
const rate = async (page: Page, keys: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: 'Ziele bewerten' }).tap()
  await dialog(page).getByRole('slider', { name: GOAL }).focus()
  for (const key of keys) await page.keyboard.press(key)
  await dialog(page).getByRole('button', { name: 'Bewertung abgeben' }).tap()
  await expect(message(page, 'Bewertung wurde abgegeben.')).toBeVisible()
}

test('a goal is taken from a proposal, rated, seen as line and table, reached and deleted', async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  const app = await testServer.createApp()
  await testServer.createGoalProposal(app, GOAL)
  await signIn(await testServer.createUser({ app }))
  await page.goto(urlOf(app, '/ziele'))
  await test.step('taken from a proposal', async () => {
    await page.getByRole('button', { name: 'Ziel auswählen' }).tap()
    await dialog(page).getByRole('button', { name: GOAL }).tap()
    // Taps at the third of ten steps.
    const slider = dialog(page).getByRole('slider', { name: 'Wie nah bist du ihm heute?' })
    const line = slider.locator('xpath=../..')
    const { width, height } = (await line.boundingBox()) ?? { width: 0, height: 0 }
    await line.tap({ position: { x: (width * 2) / 9, y: height / 2 } })
    await expect(slider).toHaveAttribute('aria-valuenow', '3')
    await dialog(page).getByRole('button', { name: 'Ziel erstellen' }).tap()
    await expect(message(page, 'Ziel wurde erstellt.')).toBeVisible()
    await expect(page.getByText(/^Du hast mit 3 begonnen/)).toBeVisible()
  })
  await test.step('rated', async () => {
    await rate(page, ['ArrowRight', 'ArrowRight'])
    await expect(page.getByText('Du bist deinem Ziel näher gekommen.')).toBeVisible()
    await expect(page.getByRole('img', { name: /3 von 10.*5 von 10, 2 Bewertungen\./ })).toBeVisible()
    // The first rating has earned points.
    await expect(page.getByRole('banner').getByText('10', { exact: true })).toBeVisible()
  })
  await test.step('seen as a table, also after a reload', async () => {
    await page.reload()
    await page.getByRole('button', { name: `Als Tabelle zeigen: ${GOAL}` }).tap()
    await expect(page.getByRole('cell', { name: '5 von 10' })).toBeVisible()
    await expect(page.getByRole('cell', { name: '3 von 10' })).toBeVisible()
  })
  await test.step('reached and celebrated', async () => {
    await rate(page, ['End'])
    const celebration = page.getByRole('dialog', { name: 'Ziel erreicht' })
    await expect(celebration.getByText(GOAL)).toBeVisible()
    await celebration.getByRole('button', { name: 'Weiter so' }).tap()
    await expect(celebration).toBeHidden()
    await page.reload()
    await expect(page.getByText('Erreicht', { exact: true }).first()).toBeVisible()
  })
  await test.step('deleted', async () => {
    await page.getByRole('button', { name: `Mehr zu: ${GOAL}` }).tap()
    await page.getByRole('menuitem', { name: 'Ziel löschen' }).tap()
    await dialog(page).getByRole('button', { name: 'Ziel löschen' }).tap()
    await expect(message(page, 'Das Ziel wurde gelöscht.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Was möchtest du erreichen?' })).toBeVisible()
  })
})
