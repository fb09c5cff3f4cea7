import { requestPasswordReset } from '@wohlauf/contract/accounts/passwords'
import { login } from '@wohlauf/contract/authentication/authentication'
import { requestDataExport } from '@wohlauf/contract/own-data/data-export'
import { REFUSALS } from '@wohlauf/contract/refusals'
import { createSupportMessage } from '@wohlauf/contract/support/support'
import { expect, test, urlOf } from '../browser/test.ts'
import { expectLogin, logIn, message, WRONG_PASSWORD } from '../learner/login-form.ts'
import { callAs } from '../test-server/call-as.ts'
import { post } from '../test-server/post.ts'
import { createPerson, type Person } from './person.ts'
import { openDialog, openProfile, passwordField } from './profile.ts'

const DELETE = 'Konto unwiderruflich löschen'

/**
 * Texts to search for. The text inside an archive is compressed, so the archive is recognised by its folder.
 */
const wordsOf = ({ user, firstName, lastName }: Person) => [
  user.id,
  user.emailAddress,
  firstName,
  lastName,
  `${user.app.appId}/exports/`,
]

test('deleting an account removes all of its data except the mail that confirms it', async ({
  page,
  testServer,
  signIn,
  openBrowser,
  watch,
}) => {
  watch.allow(/status of 40[01] /)
  const person = await createPerson(testServer)
  const { user, sponsorPath } = person
  const token = await testServer.signIn(user)
  await callAs({ host: user.app.host, token }, createSupportMessage, {
    issueType: 'CONTENT',
    message: 'Ich habe eine Frage.',
  })
  await callAs({ host: user.app.host, token }, requestPasswordReset, { userEmailAddress: user.emailAddress })
  await callAs({ host: user.app.host, token }, requestDataExport, {})
  await post(user.app.host, login.path, '', { emailAddress: user.emailAddress, password: 'geraten' })
  await testServer.mails.next(user.emailAddress, 'Deine Daten sind bereit')
  expect((await testServer.tracesOf(wordsOf(person))).length).toBeGreaterThan(8)
  const colleague = await openBrowser()
  await colleague.goto(urlOf(user.app, sponsorPath))
  await expect(colleague.getByText(REFUSALS['no-seat-available'].message)).toBeVisible()

  await signIn(user)
  await openProfile(page, user.app)
  const dialog = await openDialog(page, 'Konto löschen', 'Konto löschen')
  const confirm = dialog.getByRole('button', { name: DELETE })
  await passwordField(dialog, 'Aktuelles Passwort').fill(user.password)
  await confirm.click()
  await expect(message(page, 'Dein Konto wurde unwiderruflich gelöscht')).toBeVisible()
  await expectLogin(page)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await testServer.mails.next(user.emailAddress, 'Dein Konto wurde gelöscht')
  await expect.poll(() => testServer.tracesOf(wordsOf(person))).toEqual([])

  await logIn(page, user)
  await expect(message(page, WRONG_PASSWORD)).toBeVisible()
  await colleague.reload()
  await expect(colleague.getByRole('textbox', { name: 'E-Mail Adresse' })).toBeVisible()
})
