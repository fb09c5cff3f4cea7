import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { expectForEverybody } from '../learner/screens.ts'

const openDialog = async (page: Page, button: string, name: string) => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox').first()).toBeFocused()
  return dialog
}

test('a company asks for access: the support gets what was written, the sender a confirmation', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp()
  const emailAddress = `${randomUUID()}@journey.example`
  await page.goto(urlOf(app, '/login'))
  const dialog = await openDialog(page, 'Zugang anfragen', 'Zugang für dein Unternehmen')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const submit = dialog.getByRole('button', { name: 'Anfrage abschicken' })
  await expectForEverybody(page)

  await test.step('what is wrong is said at its field', async () => {
    await field('Unternehmen').fill('x'.repeat(256))
    await field('Vor- und Nachname').focus()
    await field('E-Mail Adresse').fill('keine Adresse')
    await field('Telefonnummer').fill('keine Nummer')
    await field('Telefonnummer').blur()
    for (const words of [
      'Der Wert darf höchstens 255 Zeichen lang sein',
      'Dieses Feld muss gefüllt sein',
      'Die E-Mail-Adresse ist nicht gültig',
      'Dies ist keine gültige Telefonnummer',
    ])
      await expect(dialog.getByText(words)).toBeVisible()
    await expect(submit).toBeDisabled()
    await expectForEverybody(page)
  })

  await field('Unternehmen').fill('Blechle & Söhne GmbH')
  await field('Vor- und Nachname').fill('Sven Sommer')
  await field('E-Mail Adresse').fill(emailAddress)
  await field('Telefonnummer').fill('+49 89 123456')
  await test.step('a look at the page behind loses nothing', async () => {
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(dialog).toBeHidden()
    await openDialog(page, 'Zugang anfragen', 'Zugang für dein Unternehmen')
    await expect(field('Unternehmen')).toHaveValue('Blechle & Söhne GmbH')
  })
  await submit.click()
  await expect(message(page, 'Die Anfrage wurde abgeschickt.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const { replyTo, text } = await testServer.mails.next(testServer.supportEmailAddress, emailAddress)
  expect(replyTo).toContain(emailAddress)
  for (const words of ['Blechle & Söhne GmbH', 'Sven Sommer', '+49 89 123456']) expect(text).toContain(words)
  await testServer.mails.next(emailAddress, 'Wir haben deine Anfrage erhalten')
})

test('a message from the login page reaches the support, and its sender is told so', async ({
  page,
  testServer,
}) => {
  const app = await testServer.createApp({ style: 'wohlauf' })
  const emailAddress = `${randomUUID()}@journey.example`
  const written = `Ich komme nicht hinein.\nWas nun? <b>${randomUUID()}</b>`
  await page.goto(urlOf(app, '/login'))
  const dialog = await openDialog(page, 'Nachricht schreiben', 'Technischer Support')
  const address = dialog.getByRole('textbox', { name: 'E-Mail Adresse' })
  const text = dialog.getByRole('textbox', { name: 'Nachricht' })
  await expectForEverybody(page)

  await address.fill('keine Adresse')
  await text.focus()
  await text.blur()
  await expect(dialog.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
  await expect(dialog.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expectForEverybody(page)
  // The messages make the dialog taller: its buttons keep still until they are pressed.
  await address.focus()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()

  await openDialog(page, 'Nachricht schreiben', 'Technischer Support')
  await expect(dialog.getByText('Dieses Feld muss gefüllt sein')).toHaveCount(0)
  await address.fill(emailAddress)
  await text.fill(written)
  await dialog.getByRole('button', { name: 'Nachricht abschicken' }).click()
  await expect(message(page, 'Die Nachricht wurde abgeschickt.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const received = await testServer.mails.next(testServer.supportEmailAddress, emailAddress)
  expect(received.replyTo).toContain(emailAddress)
  expect(received.text).toContain(written.split('\n')[1])
  expect(received.html).not.toContain('<b>')
  const { text: confirmation } = await testServer.mails.next(
    emailAddress,
    'Wir haben deine Nachricht erhalten',
  )
  expect(confirmation).not.toContain('Ich komme nicht hinein')
})
