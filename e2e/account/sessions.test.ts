import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, message } from '../learner/login-form.ts'
import { choose } from '../learner/menu.ts'
import { openDialog, openProfile } from './profile.ts'

test('a device is logged out from the list, or every one at once', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 401 /)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const stranger = await testServer.createUser({ app: user.app })
  const away = await openBrowser(user)
  const bystander = await openBrowser(stranger)
  for (const each of [away, bystander]) {
    await each.goto(urlOf(user.app, '/dashboard'))
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await signIn(user)
  await openProfile(page, user.app)
  const card = page.getByRole('region', { name: 'Wo du angemeldet bist' })
  const rows = card.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/Firefox auf Linux\s*Dieses Gerät/)
  await expect(rows.last()).toContainText(/Firefox auf Linux\s*Zuletzt heute um \d\d:\d\d Uhr/)

  await rows
    .last()
    .getByRole('button', { name: /^Firefox auf Linux abmelden/ })
    .click()
  await expect(message(page, 'Das Gerät wurde abgemeldet.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await choose(away, 'Profil', 'Profil')
  await expectLogin(away)

  const third = await openBrowser(user)
  await third.goto(urlOf(user.app, '/dashboard'))
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  const dialog = await openDialog(page, 'Überall abmelden', 'Überall abmelden?')
  await dialog.getByRole('button', { name: 'Überall abmelden' }).click()
  await expectLogin(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await choose(third, 'Profil', 'Profil')
  await expectLogin(third)

  await bystander.reload()
  await expect(bystander).toHaveURL(/\/dashboard$/)
})

test('this device is logged out from the list too', async ({ page, testServer, signIn }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await openProfile(page, user.app)
  await page.getByRole('link', { name: 'Dieses Gerät abmelden' }).click()
  await expectLogin(page)
})
