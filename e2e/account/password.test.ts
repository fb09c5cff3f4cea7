import { REFUSALS } from '@wohlauf/contract/refusals'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { choose } from '../learner/menu.ts'
import { openDialog, openProfile, passwordField } from './profile.ts'

const NEW = 'ein-ganz-neues-passwort-7'

test('a new password ends every other session, keeps this one, and is the only one that works', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 40[01] /)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  const other = await openBrowser(user)
  await other.goto(urlOf(user.app, '/dashboard'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  await signIn(user)
  await openProfile(page, user.app)
  const dialog = await openDialog(page, 'Passwort ändern', 'Passwort ändern')
  const submit = dialog.getByRole('button', { name: 'Passwort ändern' })
  const [current, fresh, repeat] = [
    passwordField(dialog, 'Aktuelles Passwort'),
    passwordField(dialog, 'Neues Passwort'),
    passwordField(dialog, 'Neues Passwort wiederholen'),
  ]
  await expect(submit).toBeDisabled()
  await current.fill('falsch-geraten')
  await fresh.fill(NEW)
  await repeat.fill('etwas-anderes')
  await repeat.blur()
  await expect(dialog.getByText('Das Passwort muss mit "Neues Passwort" übereinstimmen')).toBeVisible()
  await expect(submit).toBeDisabled()

  await repeat.fill(NEW)
  await submit.click()
  await expect(dialog.getByText(REFUSALS['current-password-wrong'].message)).toBeVisible()
  await expect(current).toBeFocused()

  await current.fill(user.password)
  await fresh.fill(user.emailAddress)
  await repeat.fill(user.emailAddress)
  await submit.click()
  await expect(dialog.getByText('Dieses Passwort ist zu leicht zu erraten.')).toBeVisible()

  await fresh.fill(NEW)
  await repeat.fill(NEW)
  await submit.click()
  await expect(message(page, 'Dein Passwort wurde geändert.')).toBeVisible()
  await expect(dialog).toBeHidden()
  await testServer.mails.next(user.emailAddress, 'Dein Passwort wurde geändert')

  await page.reload()
  await expect(page.getByText(user.emailAddress)).toBeVisible()
  await choose(other, 'Profil', 'Profil')
  await expectLogin(other)
  await logIn(other, user)
  await expect(message(other, WRONG_PASSWORD)).toBeVisible()
  await logIn(other, { ...user, password: NEW })
  await expect(other).toHaveURL(/\/dashboard$/)
})
