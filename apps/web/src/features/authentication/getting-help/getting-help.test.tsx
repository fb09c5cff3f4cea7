import { createContactMessage, requestCompanyAccess } from '@wohlauf/contract/support/support'
import type { Locator } from 'vitest/browser'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/open-screen.tsx'
import { expect, test } from '../../../testing/test.ts'

const blur = (field: Locator) => (field.element() as HTMLElement).blur()

/** Opens a dialog of the login page; the focus is on its first field. */
const open = async (button: string, name: string): Promise<Locator> => {
  await page.getByRole('button', { name: button }).click()
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('textbox').first()).toHaveFocus()
  return dialog
}

test('a company’s request: errors are shown at their fields, and the input stays', async ({ server }) => {
  server.on(requestCompanyAccess, {})
  await openScreen({ server, path: '/login' })
  const dialog = await open('Zugang anfragen', 'Zugang für dein Unternehmen')
  const field = (name: string) => dialog.getByRole('textbox', { name })
  const submit = dialog.getByRole('button', { name: 'Anfrage abschicken' })
  await field('Unternehmen').fill('x'.repeat(256))
  await field('Vor- und Nachname').click()
  await field('E-Mail Adresse').fill('keine Adresse')
  await field('Telefonnummer').fill('keine Nummer')
  blur(field('Telefonnummer'))
  for (const sentence of [
    'Der Wert darf höchstens 255 Zeichen lang sein',
    'Dieses Feld muss gefüllt sein',
    'Die E-Mail-Adresse ist nicht gültig',
    'Dies ist keine gültige Telefonnummer',
  ])
    await expect.element(dialog.getByText(sentence)).toBeVisible()
  await expect.element(submit).toBeDisabled()

  await field('Unternehmen').fill('Blechle & Söhne GmbH')
  await field('Vor- und Nachname').fill('Sven Sommer')
  await field('E-Mail Adresse').fill('sven@blechle.example')
  await field('Telefonnummer').fill('+49 89 123456')
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await open('Zugang anfragen', 'Zugang für dein Unternehmen')
  await expect.element(field('Unternehmen')).toHaveValue('Blechle & Söhne GmbH')
  await submit.click()
  await expect.element(page.getByText('Die Anfrage wurde abgeschickt.')).toBeVisible()
  await expect
    .poll(() => server.callsOf(requestCompanyAccess).map(({ input }) => input))
    .toEqual([
      {
        companyName: 'Blechle & Söhne GmbH',
        fullName: 'Sven Sommer',
        emailAddress: 'sven@blechle.example',
        phoneNumber: '+49 89 123456',
      },
    ])
})

test('an invalid message shows its errors; when reopened, no field is marked as invalid', async ({
  server,
}) => {
  server.refuse(createContactMessage, 'too-many-requests')
  await openScreen({ server, path: '/login' })
  const dialog = await open('Nachricht schreiben', 'Technischer Support')
  const address = dialog.getByRole('textbox', { name: 'E-Mail Adresse' })
  const text = dialog.getByRole('textbox', { name: 'Nachricht' })
  const empty = dialog.getByText('Dieses Feld muss gefüllt sein')
  await address.fill('keine Adresse')
  await text.click()
  blur(text)
  await expect.element(dialog.getByText('Die E-Mail-Adresse ist nicht gültig')).toBeVisible()
  await expect.element(empty).toBeVisible()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await open('Nachricht schreiben', 'Technischer Support')
  expect(empty.elements()).toEqual([])
  await address.fill('sven@blechle.example')
  await text.fill('Ich komme nicht hinein.')
  await dialog.getByRole('button', { name: 'Nachricht abschicken' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(text).toHaveValue('Ich komme nicht hinein.')
})
