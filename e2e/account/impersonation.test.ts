import { REFUSALS } from '@wohlauf/contract/refusals'
import { requestEmailAddressChange } from '@wohlauf/contract/user-management'
import { expect, test, urlOf } from '../browser/test.ts'
import { post } from '../house/post.ts'
import { expectHome } from '../learner/home.ts'
import { expectLogin } from '../learner/login-form.ts'
import { expectForEverybody } from '../learner/screens.ts'

for (const style of ['default', 'wohlauf'] as const)
  test(`in the style ${style}, an admin opens an account once, under a banner, and its owner hears of it`, async ({
    page,
    openBrowser,
    house,
    watch,
  }) => {
    watch.allow(/status of 404 .*authenticated-impersonation/)
    const user = await house.createUser({ app: await house.createApp({ style }) })
    await house.createModule(user.app)
    const owner = await openBrowser(user)
    await owner.goto(urlOf(user.app, '/dashboard'))
    await expectHome(owner)

    const url = await house.impersonationUrl(user)
    await page.goto(url)
    await expectHome(page)
    const banner = page.getByRole('complementary', { name: 'Hinweise' })
    await expect(banner).toContainText(`Du siehst das Konto von ${user.emailAddress}.`)
    await expectForEverybody(page)
    await house.mails.next(user.emailAddress, 'Jemand vom Support hat dein Konto angesehen')

    await test.step('what is the owner’s alone is closed', async () => {
      await page.goto(urlOf(user.app, '/profil'))
      await expect(page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible()
      await expect(banner).toContainText(`Du siehst das Konto von ${user.emailAddress}.`)
      await expect(page.getByText(/^Du hast eingewilligt/)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
      await expectForEverybody(page)
      const token = await page.evaluate(() => localStorage.getItem('auth-token'))
      const input = { userEmailAddress: `neu-${user.emailAddress}` }
      const { status } = await post(user.app.host, requestEmailAddressChange.path, token ?? '', input)
      expect(status).toBe(403)
    })

    await test.step('the address is used up', async () => {
      const second = await openBrowser()
      await second.goto(url)
      await expect(
        second.getByRole('heading', { name: 'Das Konto konnte nicht geöffnet werden' }),
      ).toBeVisible()
      await expect(second.getByText(REFUSALS['link-not-valid'].message)).toBeVisible()
      await expectForEverybody(second)
    })

    await banner.getByRole('button', { name: 'Beenden' }).click()
    await expectLogin(page)
    await expect(banner).toHaveCount(0)
    await owner.reload()
    await expectHome(owner)
  })
