import { expect, test, urlOf } from '../browser/test.ts'
import { richText } from '../test-server/content.ts'
import { heading } from './reading.ts'

test('a learner finds a page by keyboard, with a slip, and opens it at its position', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  await testServer.createModule(app, {
    title: 'Wasser und Tee',
    pages: [
      { title: 'Warum trinken?', elements: [richText('<p>Der Körper braucht Wasser.</p>')] },
      { title: 'Kräutertee', elements: [richText('<p>Minze wächst auf dem Balkon.</p>')] },
    ],
  })
  await testServer.createPublication(app, { title: 'Das Buch vom Wasser' })
  await signIn(await testServer.createUser({ app }))
  const dialog = page.getByRole('dialog', { name: 'Suche' })
  const field = dialog.getByRole('searchbox')
  await test.step('opened by its key', async () => {
    await page.goto(urlOf(app, '/module'))
    await expect(page.getByRole('banner').getByRole('button', { name: 'Suche' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(field).toBeFocused()
  })
  await test.step('results while typing', async () => {
    await page.keyboard.type('wass')
    await expect(dialog.getByRole('status')).toHaveText('3 Ergebnisse')
    await expect(dialog.getByRole('link').first().locator('mark')).toHaveText('Wasser')
  })
  await test.step('a page that is still locked is found by its title only', async () => {
    await field.fill('Minze')
    await expect(dialog.getByRole('status')).toHaveText('Nichts gefunden')
    await field.fill('kräutert')
    await expect(dialog.getByRole('link', { name: /Kräutertee.*noch gesperrt/ })).toBeVisible()
  })
  await test.step('opens a page', async () => {
    await field.fill('trincken')
    await expect(dialog.getByRole('link', { name: /^Warum trinken\?/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Warum trinken?')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL(/\?seite=1$/)
  })
  await test.step('a page read a moment ago unlocks the next page', async () => {
    await page.keyboard.press('ArrowRight')
    await expect(heading(page, 'Kräutertee')).toBeVisible()
    await page.getByRole('link', { name: /^Schließen/ }).press('Enter')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Suche' })).toBeVisible()
    await page.keyboard.press('/')
    await field.fill('Minze')
    await expect(dialog.getByRole('link', { name: /^Kräutertee/ }).locator('mark')).toHaveText('Minze')
  })
})
