import { expectAccessible, expectNoSidewaysScroll } from '../browser/accessible.ts'
import { mouse } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome, pointsBadge } from './home.ts'
import { goThroughIntroduction, skip } from './introduction.ts'

for (const key of ['nutrition', 'movement'] as const)
  test(`each step of the introduction is there for everybody, in the ${key} app`, async ({
    page,
    testServer,
    signIn,
  }) => {
    const user = await testServer.createUser({
      app: await testServer.demoApp(key),
      hasCompletedOnboarding: false,
    })
    await signIn(user)
    await page.goto(urlOf(user.app, '/default'))
    await goThroughIntroduction(page, mouse, async () => {
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
    await expectHome(page)
    await expect(pointsBadge(page, 20)).toBeVisible()
  })

test('whoever skips the introduction is through it, and gets no points for it', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({
    app: await testServer.demoApp('nutrition'),
    hasCompletedOnboarding: false,
  })
  await signIn(user)
  await page.goto(urlOf(user.app, '/einfuehrung'))
  await expect(pointsBadge(page, 0)).toBeVisible()
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await skip(page).click()
  await expectHome(page)
  await expect(pointsBadge(page, 0)).toBeVisible()
  await page.goto(urlOf(user.app, '/einfuehrung'))
  await expect(pointsBadge(page, 0)).toBeVisible()
})

test('in the introduction one can go back, also with the browser’s own way', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({
    app: await testServer.demoApp('stress'),
    hasCompletedOnboarding: false,
  })
  await signIn(user)
  await page.goto(urlOf(user.app, '/einfuehrung'))
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Schön, dass du da bist')
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await expect(title).toHaveText('Wissen, das gelassen macht')
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(title).toHaveText('Kleine Schritte, die bleiben')
  await page.getByRole('button', { name: 'Zurück' }).click()
  await expect(title).toHaveText('Wissen, das gelassen macht')
  await page.goBack()
  await expect(title).toHaveText('Schön, dass du da bist')
})

test('a step of the introduction counts when it was reached by "Weiter", not by its address', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({
    app: await testServer.demoApp('stress'),
    hasCompletedOnboarding: false,
  })
  await signIn(user)
  await page.goto(urlOf(user.app, '/einfuehrung?schritt=4'))
  const title = page.getByRole('heading', { level: 1 })
  const progress = page.getByRole('progressbar', { name: 'Fortschritt der Einführung' })
  await expect(title).toHaveText('Schön, dass du da bist')
  await expect(progress).toHaveAttribute('aria-valuetext', /^1 von /)
  await page.getByRole('button', { name: 'Los geht’s' }).click()
  await page.getByRole('button', { name: 'Weiter' }).click()
  await expect(progress).toHaveAttribute('aria-valuetext', /^3 von /)
  await page.reload()
  await expect(title).toHaveText('Kleine Schritte, die bleiben')
  await expect(progress).toHaveAttribute('aria-valuetext', /^3 von /)
  await page.goBack()
  await expect(title).toHaveText('Wissen, das gelassen macht')
})
