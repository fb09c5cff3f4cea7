import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { openDialog, openProfile, passwordField } from './profile.ts'

const NEW = 'ein-ganz-neues-passwort-7'

test('in the profile a user sets reminders, a new password, and ends sessions', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 40[01] /)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const stranger = await openBrowser(await testServer.createUser({ app: user.app }))
  const other = await openBrowser(user)
  for (const each of [other, stranger]) {
    await each.goto(urlOf(user.app, '/dashboard'))
    await expect(each.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await signIn(user)
  await openProfile(page, user.app)

  // Reloads, because a request of the open page may have met the end of its session already.
  const expectSessionToHaveEnded = async () => {
    await other.goto(urlOf(user.app, '/profil'))
    await expectLogin(other)
  }
  const logInAgain = async () => {
    await logIn(other, { ...user, password: NEW })
    // The login leads to the start page if the open page had met the end of its session before the reload.
    await expect(other).toHaveURL(/\/(profil|dashboard)$/)
  }

  await test.step('the reminder channels stay chosen', async () => {
    const card = page.getByRole('region', { name: 'Benachrichtigungen' })
    const dialog = await openDialog(page, 'Benachrichtigungen anpassen', 'Benachrichtigungen')
    await dialog.getByRole('switch', { name: 'Push-Nachricht' }).uncheck()
    await dialog.getByRole('switch', { name: 'E-Mail' }).check()
    await dialog.getByRole('button', { name: 'Speichern' }).click()
    await expect(message(page, 'Einstellungen für Benachrichtigungen wurden angepasst.')).toBeVisible()
    await page.reload()
    await expect(card).toContainText(/Push-Nachricht\s*Ausgeschaltet/)
    await expect(card).toContainText(/E-Mail\s*Eingeschaltet/)
  })

  await test.step('a new password ends every other session, keeps this one, and replaces the old password', async () => {
    const dialog = await openDialog(page, 'Passwort ändern', 'Passwort ändern')
    await passwordField(dialog, 'Aktuelles Passwort').fill(user.password)
    await passwordField(dialog, 'Neues Passwort').fill(NEW)
    await passwordField(dialog, 'Neues Passwort wiederholen').fill(NEW)
    await dialog.getByRole('button', { name: 'Passwort ändern' }).click()
    await expect(message(page, 'Dein Passwort wurde geändert.')).toBeVisible()
    await testServer.mails.next(user.emailAddress, 'Dein Passwort wurde geändert')
    await page.reload()
    await expect(page.getByText(user.emailAddress)).toBeVisible()
    await expectSessionToHaveEnded()
    await logIn(other, user)
    await expect(message(other, WRONG_PASSWORD)).toBeVisible()
    await logInAgain()
  })

  await test.step('a device is logged out from the list', async () => {
    await openProfile(page, user.app)
    const rows = page.getByRole('region', { name: 'Wo du angemeldet bist' }).getByRole('listitem')
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toContainText(/ auf Linux\s*Dieses Gerät/)
    await expect(rows.last()).toContainText(/Zuletzt heute um \d\d:\d\d Uhr/)
    await rows
      .last()
      .getByRole('button', { name: /abmelden/ })
      .click()
    await expect(message(page, 'Das Gerät wurde abgemeldet.')).toBeVisible()
    await expect(rows).toHaveCount(1)
    await expectSessionToHaveEnded()
  })

  await test.step('all devices are logged out immediately, other users stay logged in', async () => {
    await logInAgain()
    const dialog = await openDialog(page, 'Überall abmelden', 'Überall abmelden?')
    await dialog.getByRole('button', { name: 'Überall abmelden' }).click()
    await expectLogin(page)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    await expectSessionToHaveEnded()
    await stranger.reload()
    await expect(stranger).toHaveURL(/\/dashboard$/)
  })

  await test.step('this device can be logged out from the list too', async () => {
    await logIn(page, { ...user, password: NEW })
    await expect(page).toHaveURL(/\/dashboard$/)
    await openProfile(page, user.app)
    await page.getByRole('link', { name: 'Dieses Gerät abmelden' }).click()
    await expectLogin(page)
  })
})
