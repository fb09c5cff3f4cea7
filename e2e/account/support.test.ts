import { randomUUID } from 'node:crypto'
import { keyboard } from '../browser/input-device.ts'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { choose } from '../learner/menu.ts'

const RECEIVED = 'Wir haben deine Nachricht erhalten'

test('a message reaches the support, with the way to answer, and its sender is told', async ({
  page,
  testServer,
  signIn,
}) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await page.goto(urlOf(user.app, '/dashboard'))
  await choose(page, 'Profil', 'Support')
  await expect(page.getByText('spätestens nach 48 Stunden')).toBeVisible()
  await page.getByRole('button', { name: 'Support anfordern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Support anfordern' })
  await expect(dialog.getByRole('radio', { name: 'Technisch' })).toBeChecked()
  const [field, send] = [
    dialog.getByRole('textbox', { name: 'Nachricht' }),
    dialog.getByRole('button', { name: 'Abschicken' }),
  ]
  await expect(send).toBeDisabled()
  await field.fill('   ')
  await field.blur()
  await expect(dialog.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expect(send).toBeDisabled()

  const words = `Das Video bleibt stehen. ${randomUUID()}`
  await field.fill(words)
  await send.click()
  await expect(message(page, 'Die Nachricht wurde abgeschickt.')).toBeVisible()
  await expect(dialog).toBeHidden()
  const mail = await testServer.mails.next(testServer.supportEmailAddress, words)
  expect(mail).toMatchObject({ subject: 'Supportanfrage: Technisches Problem', replyTo: user.emailAddress })
  const { text } = await testServer.mails.next(user.emailAddress, RECEIVED)
  expect(text).not.toContain(words)
})

test('what the server finds wrong with a message stands at its field', async ({
  page,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(/status of 400/)
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await page.goto(urlOf(user.app, '/support'))
  await page.getByRole('button', { name: 'Support anfordern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Support anfordern' })
  const field = dialog.getByRole('textbox', { name: 'Nachricht' })
  await field.fill('Das Video bleibt stehen.')
  // As from a form of another version, whose rules are not the server's.
  await page.route('**/api/support/create-support-message-command', (route) =>
    route.continue({ postData: { ...route.request().postDataJSON(), message: ' ' } }),
  )
  await dialog.getByRole('button', { name: 'Abschicken' }).click()
  await expect(dialog.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Das Video bleibt stehen.')
})

test('a message is written with nothing but a keyboard', async ({ page, testServer, signIn }) => {
  const user = await testServer.createUser({ app: await testServer.createApp() })
  await signIn(user)
  await page.goto(urlOf(user.app, '/support'))
  const open = page.getByRole('button', { name: 'Support anfordern' })
  await keyboard.press(open)
  const dialog = page.getByRole('dialog', { name: 'Support anfordern' })
  const field = dialog.getByRole('textbox', { name: 'Nachricht' })
  await expect(field).toBeFocused()
  const words = `Was heißt „Ballaststoffe“? ${randomUUID()}`
  await page.keyboard.type(words)
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('radio', { name: 'Technisch' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Inhaltlich' })).toBeChecked()
  await keyboard.press(dialog.getByRole('button', { name: 'Abschicken' }))
  await expect(message(page, 'Die Nachricht wurde abgeschickt.')).toBeVisible()
  await expect(open).toBeFocused()
  const mail = await testServer.mails.next(testServer.supportEmailAddress, words)
  expect(mail.subject).toBe('Supportanfrage: Frage zum Inhalt')
})
