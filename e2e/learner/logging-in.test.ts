import { login } from '@wohlauf/contract/authentication'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { pressWithKeyboard, tabTo } from '../browser/keyboard.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectHome } from './home.ts'
import { expectLogin, fillIn, logIn, loginForm, message, WRONG_PASSWORD } from './login-form.ts'
import { choose, menus } from './menu.ts'

const NO_CONNECTION =
  'Es konnte keine Verbindung zu Wohlauf aufgebaut werden. Überprüfe bitte deine Internetverbindung.'

test('a wrong password is refused in a sentence, the right one leads to the dashboard', async ({
  page,
  testServer,
  watch,
}) => {
  watch.allow(/status of 400 .*authentication\/login/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await page.goto(urlOf(user.app))
  await expectLogin(page)

  await logIn(page, { ...user, password: 'falsch-geraten' })
  await expect(message(page, WRONG_PASSWORD)).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)

  const asked = page.waitForRequest(/authentication\/login$/)
  await logIn(page, user)
  expect((await asked).postDataJSON()).toEqual({
    emailAddress: user.emailAddress,
    password: user.password,
    appId: user.app.appId,
  })
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page).toHaveTitle(`Start · ${user.app.title}`)
  const kept = await page.evaluate(() => ({ ...localStorage }))
  expect(kept).toEqual({
    'auth-token': expect.any(String),
    'app-id': user.app.appId,
    'user-id': user.id,
  })
})

test('the button waits until address and password can be right', async ({ page, testServer }) => {
  await page.goto(urlOf(await testServer.demoApp('nutrition'), '/login'))
  const { emailAddress, password, submit } = loginForm(page)
  await expect(submit).toBeDisabled()
  await password.fill('irgendeins')
  await emailAddress.fill('keine Adresse')
  await emailAddress.blur()
  await expect(page.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
  await expect(submit).toBeDisabled()
  await emailAddress.fill('jemand@journey.example')
  await expect(submit).toBeEnabled()
})

test('whoever is logged in goes on from the login at once', async ({ page, testServer, signIn }) => {
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await signIn(user)
  await page.goto(urlOf(user.app, '/login'))
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a reload keeps the session', async ({ page, testServer }) => {
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await page.goto(urlOf(user.app, '/login'))
  await logIn(page, user)
  await choose(page, 'Lernen', 'Module')
  await page.reload()
  await expect(page).toHaveURL(/\/module$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Module' })).toBeVisible()
})

test('logging out says so, leads to the login, and leaves nothing behind', async ({
  page,
  testServer,
  signIn,
  request,
}) => {
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await signIn(user)
  await page.goto(urlOf(user.app, '/module'))
  const token = await page.evaluate(() => localStorage.getItem('auth-token'))
  await choose(page, 'Profil', 'Abmelden')
  await expect(page.getByRole('heading', { name: 'Du wirst sicher abgemeldet...' })).toBeVisible()
  await expectLogin(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  const answer = await request.get(urlOf(user.app, '/api/application/authentication/authenticated-user'), {
    headers: { 'auth-token': token ?? '' },
  })
  expect(answer.status()).toBe(401)
  await page.goBack()
  await expectLogin(page)
})

test('logging in and out needs no more than a keyboard', async ({ page, testServer }) => {
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await page.goto(urlOf(user.app, '/login'))
  const { emailAddress, password } = loginForm(page)
  await tabTo(emailAddress)
  await page.keyboard.type(user.emailAddress)
  await tabTo(password)
  await page.keyboard.type(user.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await pressWithKeyboard(menus(page).getByRole('button', { name: 'Profil' }))
  const entry = page.getByRole('menuitem', { name: 'Abmelden' })
  await expect(entry).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(entry).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
  await expectLogin(page)
})

test('whoever logs out in one tab is led to the login in the other one', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await signIn(user)
  const other = await context.newPage()
  await other.goto(urlOf(user.app, '/dashboard'))
  await expectHome(other)

  await page.goto(urlOf(user.app, '/logout'))
  await expectLogin(page)

  await choose(other, 'Lernen', 'Module')
  await expect(message(other, REFUSALS['authentication-required'].message)).toBeVisible()
  await expectLogin(other)
})

test('a session that has run out ends at the login, with a sentence and without a trace', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await signIn(user)
  await page.goto(urlOf(user.app, '/dashboard'))
  await expectHome(page)
  await testServer.endSessions(user)

  await choose(page, 'Lernen', 'Module')
  await expect(message(page, 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.')).toBeVisible()
  await expectLogin(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('whoever comes back after the session has run out is told why there is a login', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await testServer.endSessions(user)
  await page.goto(urlOf(user.app, '/dashboard'))
  await expectLogin(page)
  await expect(message(page, 'Deine Anmeldung ist abgelaufen, melde dich bitte neu an.')).toBeVisible()
})

test('a disabled account is told so at the login, and while it is in use', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 401/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await signIn(user)
  await page.goto(urlOf(user.app, '/dashboard'))
  await expectHome(page)
  await testServer.disable(user)

  await choose(page, 'Lernen', 'Module')
  await expect(message(page, 'Dein Account wurde deaktiviert.')).toBeVisible()
  await expectLogin(page)
  await page.reload()
  await logIn(page, user)
  await expect(message(page, 'Dein Account wurde deaktiviert.')).toBeVisible()
  await expect(message(page, WRONG_PASSWORD)).toHaveCount(0)
})

test('without a connection the login says so, and works once there is one', async ({
  page,
  context,
  testServer,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  const user = await testServer.createUser({ app: await testServer.demoApp('nutrition') })
  await page.goto(urlOf(user.app, '/login'))
  await fillIn(page, user)
  await context.setOffline(true)
  await loginForm(page).submit.click()
  await expect(message(page, NO_CONNECTION)).toBeVisible()

  await context.setOffline(false)
  const answered = page.waitForResponse((response) => response.url().endsWith(login.path))
  await loginForm(page).submit.click()
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL(/\/dashboard$/)
})
