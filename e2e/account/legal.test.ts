import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { choose } from '../learner/menu.ts'
import { heading } from '../learner/reading.ts'
import { expectForEverybody } from '../learner/screens.ts'
import type { TestApp } from '../test-server/test-server.ts'

const TEXTS = [
  { title: 'Nutzungsbedingungen', path: '/nutzungsbedingungen', section: 'Recht und Gerichtsstand' },
  { title: 'Datenschutz', path: '/datenschutz', section: 'Wie lange wir speichern' },
  { title: 'Impressum', path: '/impressum', section: 'Streitbeilegung' },
]

/** By the menu to each text, in it to a section, and back. */
const read = async (page: Page, app: TestApp, menu: string): Promise<void> => {
  for (const { title, path, section } of TEXTS)
    await test.step(title, async () => {
      const before = page.url()
      await choose(page, menu, title)
      await expect(page).toHaveURL(urlOf(app, path))
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveTitle(`${title} · ${app.title}`)
      await expect(page.getByText('Wohlauf Demo GmbH').or(page.getByText('kontakt@')).first()).toBeVisible()
      await expectForEverybody(page)

      const contents = page.getByRole('navigation', { name: 'Inhalt dieser Seite' })
      const summary = contents.locator('summary')
      if (await summary.isVisible()) await summary.click()
      await contents.getByRole('link', { name: section }).click()
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport()
      await page.goto(before)
    })
}

test('the legal texts can be read by who is not logged in', async ({ page, testServer }) => {
  const app = await testServer.createApp()
  await page.goto(urlOf(app, '/login'))
  await read(page, app, 'Informationen')
})

test('and by who is, in the other style', async ({ page, testServer, signIn }) => {
  const app = await testServer.createApp({ style: 'wohlauf' })
  await signIn(await testServer.createUser({ app }))
  await page.goto(urlOf(app, '/dashboard'))
  await read(page, app, 'Profil')
})

test('who came by a link to a section stands there; the way back leads to where one begins', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  await page.goto(urlOf(app, '/datenschutz#rechte'))
  await expect(page.getByRole('heading', { level: 2, name: 'Deine Rechte' })).toBeInViewport()
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('data protection names buttons as they are called', async ({ page, testServer }) => {
  await page.goto(urlOf(await testServer.createApp(), '/datenschutz'))
  // The names are those that `elements.ts` and `export.test.ts` press.
  await expect(page.getByText('Bevor du auf „Video laden“ klickst')).toBeVisible()
  await expect(page.getByText('unter „Meine Daten herunterladen“ mit „Anfordern“')).toBeVisible()
})
