import { expect, test, urlOf } from '../browser/test.ts'
import { createManager, field } from './editing.ts'
import { beginElement } from './write-elements.ts'

test('typed text is on another computer after the lid was closed, cannot be read by others, and is saved there once', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  const app = await testServer.createApp()
  const { moduleId } = await testServer.createModule(app, {
    title: 'Im Entstehen',
    pages: [{ title: 'Die erste Seite', elements: [] }],
  })
  const manager = await createManager(testServer, app)
  const path = `/verwaltung/module/inhalte-verwalten/${moduleId}`
  await signIn(manager)
  await page.goto(urlOf(app, path))
  const form = await beginElement(page, 'Die erste Seite', 'RICH_TEXT')
  await field(form, 'Titel').fill('Ein Gedanke')
  await field(form, 'Text').pressSequentially('Drei Sätze, die niemand noch einmal tippen will.')
  await expect(form.getByText('Noch nicht gespeichert · Entwurf gesichert')).toBeVisible()
  await page.close()

  const other = await openBrowser(manager)
  await other.goto(urlOf(app, path))
  await other.getByRole('button', { name: 'Wieder öffnen' }).click()
  const again = other.getByRole('region', { name: 'Text anlegen' })
  await expect(field(again, 'Titel')).toHaveValue('Ein Gedanke')
  await expect(field(again, 'Text')).toHaveText('Drei Sätze, die niemand noch einmal tippen will.')
  await again.getByRole('button', { name: 'Anlegen', exact: true }).click()
  await expect(other.getByText('Text wurde erstellt.')).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: 'Bearbeiten: Ein Gedanke' })).toHaveCount(1)
  await expect(other.getByRole('button', { name: 'Wieder öffnen' })).toHaveCount(0)
})
