import { expect, test, urlOf } from '../browser/test.ts'
import { text } from '../test-server/content.ts'
import { havingRead } from '../test-server/having-read.ts'
import { heading } from './reading.ts'
import { expectForEverybody } from './screens.ts'

test('on a phone the contents lie over the text, and lead to every page that is open', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp({ style: 'wohlauf' })
  const user = await testServer.createUser({ app })
  const module = await testServer.createModule(app, {
    title: 'Probemodul',
    pages: ['Erste Seite', 'Zweite Seite', 'Dritte Seite'].map((title) => ({ title, elements: [text()] })),
  })
  await havingRead(testServer, user, module.pages.slice(0, 1))
  await signIn(user)
  await page.goto(urlOf(app, `/module/inhalt/${module.moduleId}`))
  await expect(heading(page, 'Zweite Seite')).toBeVisible()

  const toggle = page.getByRole('button', { name: 'Inhalt', exact: true })
  const overlay = page.getByRole('dialog', { name: 'Probemodul' })
  await toggle.tap()
  await expect(overlay).toBeVisible()
  await expectForEverybody(page)
  await expect(overlay.getByText(/^Dritte Seite/)).toBeVisible()
  await expect(overlay.getByRole('link', { name: /^Dritte Seite/ })).toHaveCount(0)
  await overlay.getByRole('button', { name: 'Schließen' }).tap()
  await expect(overlay).toBeHidden()
  await expect(toggle).toBeFocused()

  await toggle.tap()
  await overlay.getByRole('link', { name: /^Erste Seite/ }).tap()
  await expect(overlay).toBeHidden()
  await expect(heading(page, 'Erste Seite')).toBeVisible()
})
