import { expect, type Page } from '@playwright/test'
import { removeFavourite } from '@wohlauf/contract/favourites/favourites'
import { test, urlOf } from '../browser/test.ts'
import { text } from '../test-server/content.ts'
import { message } from './login-form.ts'
import { heading } from './reading.ts'

const bookmark = (page: Page) => page.getByRole('button', { name: 'Merken: Gut ankommen' })

test('a module is saved, found again and removed; a reported fault and a comment reach the manager without a name', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  test.slow()
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Gut ankommen',
    pages: [{ title: 'Der Anfang', elements: [text('Ein Schluck Wasser')] }],
  })
  await signIn(await testServer.createUser({ app, firstName: 'Wanda', lastName: 'Muster' }))
  await test.step('saved in the list, and found again after a reload', async () => {
    await page.goto(urlOf(app, '/module'))
    await bookmark(page).tap()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('navigation').getByRole('button', { name: 'Profil' }).tap()
    await page.getByRole('menuitem', { name: 'Gemerkt' }).tap()
    await expect(heading(page, 'Gemerkt')).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: 'Lesen: Gut ankommen' }).tap()
    await expect(page).toHaveURL(new RegExp(`/module/inhalt/${moduleId}`))
  })
  await test.step('an answer, a comment and a fault', async () => {
    await page.goto(urlOf(app, `/module/inhalt/${moduleId}?seite=1`))
    const note = page.getByRole('region', { name: 'War das hilfreich?' })
    await note.getByRole('button', { name: 'Nein', exact: true }).tap()
    await note.getByRole('textbox').fill('Mir war es zu kurz.')
    await note.getByRole('button', { name: 'Abschicken' }).tap()
    await expect(note.getByText('Danke, das hilft uns weiter.')).toBeVisible()
    await note.getByRole('button', { name: 'Fehler melden' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Fehler melden' })
    await dialog.getByRole('textbox').fill('Hier fehlt ein Wort.')
    await dialog.getByRole('button', { name: 'Abschicken' }).tap()
    await expect(message(page, 'Danke, wir sehen uns das an.')).toBeVisible()
    await page.reload()
    await expect(note.getByRole('button', { name: 'Nein', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
  await test.step('removed', async () => {
    await page.goto(urlOf(app, '/gemerkt'))
    // The button changes before the server has answered.
    const removal = page.waitForResponse((answer) => answer.url().endsWith(removeFavourite.path))
    await bookmark(page).tap()
    await expect(bookmark(page)).toHaveAttribute('aria-pressed', 'false')
    await removal
    await page.reload()
    await expect(heading(page, 'Noch nichts gemerkt')).toBeVisible()
  })
  await test.step('the manager reads both without a name, and marks one as done', async () => {
    const desk = await openBrowser(await testServer.createUser({ app, role: 'ROLE_APP_MANAGER' }))
    await desk.goto(urlOf(app, '/verwaltung/rueckmeldungen'))
    const items = desk.getByRole('main').getByRole('listitem')
    await expect(items).toHaveCount(2)
    await expect(desk.getByRole('main')).not.toContainText('Wanda')
    const fault = items.filter({ hasText: 'Hier fehlt ein Wort.' })
    await fault.getByRole('button', { name: 'Erledigt: Gut ankommen · Der Anfang' }).click()
    await expect(items).toHaveCount(1)
    await expect(items).toContainText('Mir war es zu kurz.')
    await desk.getByRole('link', { name: 'Gut ankommen · Der Anfang' }).click()
    await expect(desk).toHaveURL(new RegExp(`/verwaltung/module/inhalte-verwalten/${moduleId}`))
  })
})
