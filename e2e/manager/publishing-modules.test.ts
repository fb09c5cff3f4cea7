import { expect, test, urlOf } from '../browser/test.ts'
import { text } from '../test-server/content.ts'
import { chooseFromMenu, createManager, dialogNamed, expectSaid, field, save } from './editing.ts'

const PUBLISHED = 'Das Modul ist veröffentlicht.'

test('in an app with working versions, learners read what is published', async ({
  page,
  testServer,
  signIn,
  openBrowser,
}) => {
  test.slow()
  const app = await testServer.createApp({ publishesOnSave: false })
  await testServer.createModule(app, {
    title: 'Erste Fassung',
    pages: [{ title: 'Anfang', elements: [text('Ein Text')] }],
  })
  await signIn(await createManager(testServer, app))
  const reading = await openBrowser(await testServer.createUser({ app }))
  const module = (title: string) => reading.getByRole('main').getByRole('link', { name: title })

  await test.step('a module is a draft until it is published', async () => {
    await reading.goto(urlOf(app, '/module'))
    await expect(reading.getByText('Noch keine Module')).toBeVisible()
    await page.goto(urlOf(app, '/verwaltung/module'))
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Erste Fassung' })
    await expect(row).toContainText('Entwurf')
    await row.getByRole('link').click()
    await page.getByRole('button', { name: 'Modul veröffentlichen' }).click()
    await expectSaid(page, PUBLISHED)
    await reading.reload()
    await expect(module('Erste Fassung').first()).toBeVisible()
  })
  await test.step('a change stays open, and readers keep the former version', async () => {
    await chooseFromMenu(page, 'Mehr zu: Erste Fassung', 'Nummer und Titel ändern')
    const form = dialogNamed(page, 'Nummer und Titel ändern')
    await field(form, 'Titel').fill('Zweite Fassung')
    await save(form, 'Speichern', 'Modul wurde angepasst.')
    await expect(page.getByRole('heading', { level: 1, name: /: Zweite Fassung$/ })).toBeVisible()
    await expect(page.getByText('Veröffentlicht · 1 Änderung offen')).toBeVisible()
    await reading.reload()
    await expect(module('Erste Fassung').first()).toBeVisible()
  })
  await test.step('published, readers have the change', async () => {
    await page.getByRole('button', { name: 'Änderungen veröffentlichen' }).click()
    await expectSaid(page, PUBLISHED)
    await expect(page.getByRole('button', { name: 'Änderungen veröffentlichen' })).toBeHidden()
    await reading.reload()
    await expect(module('Zweite Fassung').first()).toBeVisible()
  })
})
