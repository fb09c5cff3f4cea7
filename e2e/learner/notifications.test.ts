import { expectAccessible } from '../browser/accessible.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'
import { menus } from './menu.ts'
import { remindOf } from './reminders.ts'

test('reminders are counted until they are opened, or all marked as seen', async ({
  page,
  testServer,
  signIn,
}) => {
  const app = await testServer.createApp()
  await testServer.createModule(app)
  const user = await testServer.createUser({ app })
  await remindOf(testServer, user, 2)
  const section = page.getByRole('region', { name: 'Benachrichtigungen' })
  const badge = (text: string) => menus(page).getByRole('link', { name: `Start ${text}`, exact: true })
  const uncounted = menus(page).getByRole('link', { name: 'Start', exact: true })
  await signIn(user)
  await page.goto(urlOf(user.app, '/dashboard'))
  await expectHome(page)
  await expect(badge('2 ungesehene Benachrichtigungen')).toBeVisible()
  await expectAccessible(page)

  await test.step('one is opened', async () => {
    await section.getByRole('link').first().tap()
    await expect(page).toHaveURL(/\/gewohnheiten$/)
    await badge('1 ungesehene Benachrichtigung').tap()
    await expect(section.getByRole('link')).toHaveCount(1)
  })
  await test.step('the last one, too: nothing is left after a reload', async () => {
    await section.getByRole('link').tap()
    await expect(page).toHaveURL(/\/gewohnheiten$/)
    await expect(uncounted).toBeVisible()
    await page.goto(urlOf(user.app, '/dashboard'))
    await expectHome(page)
    await expect(section).toBeHidden()
  })
  await test.step('all are marked', async () => {
    await remindOf(testServer, user, 2)
    await page.reload()
    await expect(badge('2 ungesehene Benachrichtigungen')).toBeVisible()
    await section.getByRole('button', { name: 'Alle gesehen' }).tap()
    await expect(page.getByText('Alle Benachrichtigungen wurden als gesehen markiert.')).toBeVisible()
    await page.reload()
    await expectHome(page)
    await expect(uncounted).toBeVisible()
    await expect(section).toBeHidden()
  })
})
