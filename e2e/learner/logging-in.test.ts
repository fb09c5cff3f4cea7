import { getAuthenticatedUser } from '@wohlauf/contract/authentication'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from './login-form.ts'
import { choose } from './menu.ts'

test('a session from the login to its end: by a logout in another tab, by its time, by a disabled account', async ({
  page,
  context,
  testServer,
  watch,
  request,
}) => {
  watch.allow(/status of 400 .*authentication\/login/, /status of 401/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  const kept = () => page.evaluate(() => ({ ...localStorage }))

  await test.step('a wrong password is refused in a sentence', async () => {
    await page.goto(urlOf(user.app))
    await expectLogin(page)
    await logIn(page, { ...user, password: 'falsch-geraten' })
    await expect(message(page, WRONG_PASSWORD)).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })
  await test.step('the right one leads to the dashboard, and the device keeps whose session it is', async () => {
    const asked = page.waitForRequest(/authentication\/login$/)
    await logIn(page, user)
    expect((await asked).postDataJSON()).toEqual({
      emailAddress: user.emailAddress,
      password: user.password,
      appId: user.app.appId,
    })
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page).toHaveTitle(`Start · ${user.app.title}`)
    expect(await kept()).toEqual({
      'auth-token': expect.any(String),
      'app-id': user.app.appId,
      'user-id': user.id,
    })
  })
  await test.step('a reload keeps the session', async () => {
    await choose(page, 'Lernen', 'Module')
    await page.reload()
    await expect(page).toHaveURL(/\/module$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Module' })).toBeVisible()
  })
  await test.step('who logs out in one tab is led to the login in the other one, and nothing is left', async () => {
    const { 'auth-token': token = '' } = (await kept()) as Record<string, string>
    const other = await context.newPage()
    await other.goto(urlOf(user.app, '/dashboard'))
    await expectHome(other)
    await choose(page, 'Profil', 'Abmelden')
    await expect(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
    await expectLogin(page)
    expect(await kept()).toEqual({})
    const headers = { 'auth-token': token }
    const answer = await request.get(urlOf(user.app, getAuthenticatedUser.path), { headers })
    expect(answer.status()).toBe(401)
    await choose(other, 'Lernen', 'Module')
    await expect(message(other, REFUSALS['authentication-required'].message)).toBeVisible()
    await expectLogin(other)
    await other.close()
    await page.goBack()
    await expectLogin(page)
  })
  await test.step('who comes back after the session has run out is told why there is a login', async () => {
    await logIn(page, user)
    await expectHome(page)
    await testServer.endSessions(user)
    await page.goto(urlOf(user.app, '/dashboard'))
    await expectLogin(page)
    await expect(message(page, REFUSALS['authentication-required'].message)).toBeVisible()
    expect(await kept()).toEqual({})
  })
  await test.step('a disabled account is told so while it is in use, and at the login', async () => {
    await logIn(page, user)
    await expectHome(page)
    await testServer.disable(user)
    await choose(page, 'Lernen', 'Module')
    await expect(message(page, REFUSALS['user-disabled'].message)).toBeVisible()
    await expectLogin(page)
    await page.reload()
    await logIn(page, user)
    await expect(message(page, REFUSALS['user-disabled'].message)).toBeVisible()
    await expect(message(page, WRONG_PASSWORD)).toHaveCount(0)
  })
})
