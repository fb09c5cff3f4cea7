import { requestEmailAddressChange } from '@wohlauf/contract/accounts/email-address'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { nextButton } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from '../learner/home.ts'
import { expectLogin, message } from '../learner/login-form.ts'
import { heading } from '../learner/reading.ts'
import { post } from '../test-server/post.ts'

test('an admin opens an account once, under a banner, and its owner is notified by mail', async ({
  page,
  openBrowser,
  testServer,
  watch,
}) => {
  watch.allow(/status of 404 .*authenticated-impersonation/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const { moduleId } = await testServer.createModule(user.app, {
    pages: [{ title: 'Erste Seite' }, { title: 'Zweite Seite' }],
  })
  const owner = await openBrowser(user)
  await owner.goto(urlOf(user.app, '/dashboard'))
  await expectHome(owner)

  const url = await testServer.impersonationUrl(user)
  await page.goto(url)
  await expectHome(page)
  const banner = page.getByRole('complementary', { name: 'Hinweise' })
  await expect(banner).toContainText(`Du siehst das Konto von ${user.emailAddress}.`)
  await expect(banner).toContainText('Ändern kannst du hier nichts.')
  await testServer.mails.next(user.emailAddress, 'Jemand vom Support hat dein Konto angesehen')

  await test.step('operations reserved for the owner are closed', async () => {
    await page.goto(urlOf(user.app, '/profil'))
    await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
    await expect(banner).toContainText(`Du siehst das Konto von ${user.emailAddress}.`)
    await expect(page.getByText(/^Du hast eingewilligt/)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    const token = await page.evaluate(() => localStorage.getItem('auth-token'))
    const input = { userEmailAddress: `neu-${user.emailAddress}` }
    const { status } = await post(user.app.host, requestEmailAddressChange.path, token ?? '', input)
    expect(status).toBe(403)
  })

  await test.step('pages open as far as the user has read, and no command is sent', async () => {
    const commands: string[] = []
    page.on('request', (request) => commands.push(new URL(request.url()).pathname))
    await page.goto(urlOf(user.app, `/module/inhalt/${moduleId}?seite=1`))
    await expect(heading(page, 'Erste Seite')).toBeVisible()
    await nextButton(page).click()
    await expect(message(page, REFUSALS['visit-is-read-only'].message)).toBeVisible()
    await expect(page).toHaveURL(/seite=1$/)
    expect(commands.filter((path) => path.endsWith('-command'))).toEqual([])
  })

  await test.step('the address works only once', async () => {
    const second = await openBrowser()
    await second.goto(url)
    await expect(
      second.getByRole('heading', { name: 'Das Konto konnte nicht geöffnet werden' }),
    ).toBeVisible()
    await expect(second.getByText(REFUSALS['link-not-valid'].message)).toBeVisible()
  })

  await banner.getByRole('button', { name: 'Beenden' }).click()
  await expectLogin(page)
  await expect(banner).toHaveCount(0)
  await owner.reload()
  await expectHome(owner)
})
