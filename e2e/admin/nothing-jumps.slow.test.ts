/** Slow: each route of admins, with answers that take 250 ms, in both sizes; `nothing-moves.test.tsx` renders most of them. */
import { ADMIN_ROUTES } from '@wohlauf/contract/routes/admin-routes'
import { fillPath } from '@wohlauf/contract/routes/route-path'
import { expectNothingJumped, observeShifts } from '../browser/shifts.ts'
import { slowAnswers } from '../browser/slow-answers.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { loginForm } from '../learner/login-form.ts'

/** Enough apps that their list can be searched. */
const MORE_APPS = 10

const LEADS_ON = ['/default', '/logout', '/login']

test('no screen of admins jumps while its answers arrive', {
  tag: '@both',
}, async ({ page, testServer }) => {
  test.slow()
  const site = { host: testServer.hostNamed('admin') }
  const { appId } = await testServer.demoApp('nutrition')
  for (let more = 0; more < MORE_APPS; more += 1) await testServer.createApp()
  await observeShifts(page)
  await slowAnswers(page)
  await page.goto(urlOf(site, '/login'))
  await expect(loginForm(page).submit).toBeVisible()
  await expectNothingJumped(page, '/login')
  const token = await testServer.adminToken()
  await page.evaluate((value) => localStorage.setItem('auth-token', value), token)
  for (const { path } of Object.values(ADMIN_ROUTES))
    if (!LEADS_ON.includes(path))
      await test.step(path, async () => {
        await page.goto(
          urlOf(
            site,
            fillPath(path, () => appId),
          ),
        )
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNothingJumped(page, path)
      })
})
