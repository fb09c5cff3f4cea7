import { beOldestBrowser } from '../browser/oldest-browser.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { logIn } from '../learner/login-form.ts'
import { openQuiz, text } from '../test-server/content.ts'
import { createManager, dialogNamed, field, save } from './editing.ts'

test('an app manager logs in with the oldest supported browser and changes a module', async ({
  page,
  context,
  testServer,
}) => {
  await beOldestBrowser(context)
  const app = await testServer.createApp()
  const pages = [
    { title: 'Anfang', elements: [text('Ein Text')] },
    { title: 'Schluss', elements: [openQuiz()] },
  ]
  const { moduleId } = await testServer.createModule(app, { title: 'Erstes', pages })
  await page.goto(urlOf(app, '/login'))
  await logIn(page, await createManager(testServer, app))
  await page.locator(`a[href$="${moduleId}"]`).first().click()
  const fold = page.getByRole('button', { name: 'Anfang', exact: true })
  await fold.click()
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.click()
  await expect(page.getByText('Ein Text').first()).toBeVisible()
})

test('a sponsor’s manager logs in with the oldest supported browser and invites a list', async ({
  page,
  context,
  testServer,
}) => {
  await beOldestBrowser(context)
  const app = await testServer.createApp()
  const { sponsorId } = await testServer.createSponsor(app)
  await page.goto(urlOf(app, '/login'))
  await logIn(page, await testServer.createUser({ app, role: 'ROLE_SPONSOR_MANAGER', sponsorId }))
  await page.getByRole('button', { name: 'Benutzer einladen' }).click()
  const form = dialogNamed(page, 'Benutzer einladen')
  const address = (name: string) => `${name}@${app.host.split(':')[0]}.example`
  await field(form, 'E-Mail Adressen').fill([address('anna'), address('berta'), 'kein-at'].join('\n'))
  await form.getByRole('button', { name: 'Liste prüfen' }).click()
  await expect(form).toContainText('Wird eingeladen: 2')
  await save(form, '2 Benutzer einladen', 'Benutzer wurden eingeladen.')
})
