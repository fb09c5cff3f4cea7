import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from './login-form.ts'
import { choose } from './menu.ts'

test('a session lasts from the login to a logout in another tab, to its expiry, or until the account is disabled @shell', async ({
  page,
  context,
  testServer,
  watch,
  request,
}) => {
  watch.allow(/status of 400 .*authentication\/login/, /status of 401/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  const storedItems = () => page.evaluate(() => ({ ...localStorage }))

  await test.step('a wrong password is refused with a message', async () => {
    await page.goto(urlOf(user.app))
    await expectLogin(page)
    await logIn(page, { ...user, password: 'falsch-geraten' })
    await expect(message(page, WRONG_PASSWORD)).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  })
  await test.step('the right password leads to the dashboard, and the device stores the session', async () => {
    const request = page.waitForRequest(/authentication\/login$/)
    await logIn(page, user)
    expect((await request).postDataJSON()).toEqual({
      emailAddress: user.emailAddress,
      password: user.password,
      appId: user.app.appId,
    })
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page).toHaveTitle(`Start · ${user.app.title}`)
    expect(await storedItems()).toEqual({
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
  await test.step('a logout in one tab leads the other one to the login and clears the storage', async () => {
    const { 'auth-token': token = '' } = (await storedItems()) as Record<string, string>
    const other = await context.newPage()
    await other.goto(urlOf(user.app, '/dashboard'))
    await expectHome(other)
    // A request still in flight would meet the end of the session first, which has another message.
    await other.waitForLoadState('networkidle')
    await choose(page, 'Profil', 'Abmelden')
    await expect(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
    await expectLogin(page)
    // The other tab clears it too, in the same moments.
    await expect.poll(storedItems).toEqual({})
    const headers = { 'auth-token': token }
    const answer = await request.get(urlOf(user.app, getAuthenticatedUser.path), { headers })
    expect(answer.status()).toBe(401)
    await expect(message(other, 'Du bist auf diesem Gerät nicht mehr angemeldet.')).toBeVisible()
    await expectLogin(other)
    await other.close()
    await page.goBack()
    await expectLogin(page)
  })
  await test.step('another person who logs in in one tab finds no data of the former person in the other one', async () => {
    const neighbour = await testServer.createUser({ app: user.app })
    await logIn(page, user)
    await expectHome(page)
    const other = await context.newPage()
    await other.goto(urlOf(user.app, '/dashboard'))
    await choose(other, 'Profil', 'Abmelden')
    await expectLogin(other)
    await expectLogin(page)
    await logIn(other, neighbour)
    await expectHome(other)
    await other.close()
    await page.goto(urlOf(user.app, '/profil'))
    await expect(page.getByText(neighbour.emailAddress).first()).toBeVisible()
    await testServer.endSessions(neighbour)
    await page.goto(urlOf(user.app, '/dashboard'))
    await expectLogin(page)
  })
  await test.step('the login says that the session has expired', async () => {
    await logIn(page, user)
    await expectHome(page)
    // Otherwise a call in flight may end the session in this page, which shows a message there.
    await page.goto('about:blank')
    await testServer.endSessions(user)
    await page.goto(urlOf(user.app, '/dashboard'))
    // First, because it runs by itself.
    await expect(message(page, REFUSALS['authentication-required'].message)).toBeVisible()
    await expectLogin(page)
    expect(await storedItems()).toEqual({})
  })
  await test.step('a disabled account is refused with the reason while in use, and at the login', async () => {
    await logIn(page, user)
    await expectHome(page)
    await page.waitForLoadState('networkidle')
    await testServer.disable(user)
    // One of the page's own requests may meet it before the press.
    await Promise.race([choose(page, 'Lernen', 'Module'), expectLogin(page)])
    await expect(message(page, REFUSALS['user-disabled'].message)).toBeVisible()
    await expectLogin(page)
    await page.reload()
    await logIn(page, user)
    await expect(message(page, REFUSALS['user-disabled'].message)).toBeVisible()
    await expect(message(page, WRONG_PASSWORD)).toHaveCount(0)
  })
})
