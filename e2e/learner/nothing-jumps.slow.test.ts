/** Slow: each screen of learners, with answers that take 250 ms, in both sizes; `nothing-moves.test.tsx` renders most of them. */
import { goTo } from '../browser/go-to.ts'
import { expectNothingJumped, observeShifts } from '../browser/shifts.ts'
import { slowAnswers } from '../browser/slow-answers.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { createActive, tick } from '../offline/active-learner.ts'
import type { TestApp } from '../test-server/test-server.ts'
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

const HABITS = ['Ein Glas Wasser', 'Zehn Minuten gehen', 'Früh schlafen']

/** The screens that look different to a person who has nothing yet, or is done for today. */
const CHANGING = ['/dashboard', '/gewohnheiten', '/ziele', '/ernaehrungstagebuch', '/fortschritt', '/gemerkt']

test('nor does a screen on a first day, and on a finished one', { tag: '@both' }, async ({
  page,
  testServer,
  signIn,
}) => {
  test.slow()
  // A fold that is animated moves what is below it.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await observeShifts(page)
  await slowAnswers(page)
  const lookAtEach = async (state: string, app: TestApp) => {
    for (const path of CHANGING)
      await test.step(`${path}, ${state}`, async () => {
        await page.goto(urlOf(app, path))
        // What is empty may introduce itself by another heading.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNothingJumped(page, path)
      })
  }

  const newcomer = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(newcomer)
  await lookAtEach('with nothing in it yet', newcomer.app)

  const { app, user } = await createActive(testServer, { habits: HABITS })
  await signIn(user)
  await page.goto(urlOf(app, '/dashboard'))
  for (const habit of HABITS) await tick(page, habit).click()
  await expect(page.getByRole('button', { name: 'Für heute alles getan.' })).toBeVisible()
  await lookAtEach('on a finished day', app)
})
