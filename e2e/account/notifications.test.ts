import { expect, test } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { openDialog, openProfile } from './profile.ts'

test('how reminders come is chosen in the profile, and stays chosen', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await openProfile(page, user.app)
  const card = page.getByRole('region', { name: 'Benachrichtigungen' })
  // Nothing is sent to browsers, and no smartphone is registered.
  await expect(card).toContainText(/Push-Nachricht\s*Hier nicht möglich: .* nicht in diesem Browser\./)
  await expect(card).toContainText(/E-Mail\s*Ausgeschaltet/)

  const dialog = await openDialog(page, 'Benachrichtigungen anpassen', 'Benachrichtigungen')
  const [push, mail] = [
    dialog.getByRole('switch', { name: 'Push-Nachricht' }),
    dialog.getByRole('switch', { name: 'E-Mail' }),
  ]
  await expect(push).toBeChecked()
  await expect(push).toHaveAccessibleDescription(/nicht in diesem Browser/)
  await push.uncheck()
  await mail.check()
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(message(page, 'Einstellungen für Benachrichtigungen wurden angepasst.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.reload()
  await expect(card).toContainText(/Push-Nachricht\s*Ausgeschaltet/)
  await expect(card).toContainText(/E-Mail\s*Eingeschaltet/)
})

test('what is switched in the dialog counts only when it is saved', async ({ page, testServer, signIn }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await openProfile(page, user.app)
  const dialog = await openDialog(page, 'Benachrichtigungen anpassen', 'Benachrichtigungen')
  await dialog.getByRole('switch', { name: 'E-Mail' }).check()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const again = await openDialog(page, 'Benachrichtigungen anpassen', 'Benachrichtigungen')
  await expect(again.getByRole('switch', { name: 'E-Mail' })).not.toBeChecked()
})
