/** Slow: each screen of learners, with answers that take 250 ms, in both sizes; `nothing-moves.test.tsx` renders most of them. */
import { goTo } from '../browser/go-to.ts'
import { expectNothingJumped, observeShifts } from '../browser/shifts.ts'
import { slowAnswers } from '../browser/slow-answers.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { loginForm } from './login-form.ts'
import { FURTHER_SCREENS, open, SCREENS_OF_LEARNERS } from './screens.ts'

test('no screen of a learner jumps while its answers arrive', {
  tag: '@both',
}, async ({ page, testServer, signIn }) => {
  test.slow()
  const member = await testServer.demoMember('nutrition')
  await observeShifts(page)
  await page.goto(urlOf(member.app, '/login'))
  await expect(loginForm(page).submit).toBeVisible()
  await expectNothingJumped(page, '/login')
  await signIn(member)
  await slowAnswers(page)
  const screens = [...SCREENS_OF_LEARNERS, ...FURTHER_SCREENS]
  for (const path of ['/dashboard', '/ziele', '/gewohnheiten', '/module'])
    await test.step(`${path}, opened by its address`, async () => {
      const screen = screens.find((one) => one.path === path)
      if (!screen) throw new Error(`${path} is no screen`)
      await page.goto(urlOf(member.app, path))
      await open(page, member.app, screen)
      await expectNothingJumped(page, path)
    })
  for (const screen of screens)
    await test.step(screen.name, async () => {
      await open(page, member.app, screen)
      await expectNothingJumped(page, screen.path)
    })
  for (const list of ['/module', '/rezepte', '/blog', '/erfahrungsberichte'])
    await test.step(`the first of ${list}`, async () => {
      await goTo(page, member.app, list)
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNothingJumped(page, new URL(page.url()).pathname)
    })
})
