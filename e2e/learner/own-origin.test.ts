import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'
import { expectLogin, logIn } from './login-form.ts'
import { choose } from './menu.ts'
import { open, SCREENS_OF_LEARNERS } from './screens.ts'

test('a whole visit asks nobody but the app itself', async ({ page, testServer, watch }) => {
  const user = await testServer.createUser({ app: await testServer.demoApp('movement') })
  await page.goto(urlOf(user.app))
  await logIn(page, user)
  await expectHome(page)
  for (const screen of SCREENS_OF_LEARNERS.slice(0, 2)) await open(page, user.app, screen)
  await page
    .getByRole('link', { name: /^Starten: / })
    .first()
    .click()
  await expect(page).toHaveURL(/seite=1$/)
  await choose(page, 'Reflektieren', 'Fortschritt')
  await choose(page, 'Profil', 'Abmelden')
  await expectLogin(page)
  const asked = watch.asked().filter(({ protocol }) => protocol.startsWith('http'))
  expect(asked.length).toBeGreaterThan(20)
  expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([urlOf(user.app, '')])
})
