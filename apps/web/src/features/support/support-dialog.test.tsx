import { createSupportMessage } from '@wohlauf/contract/support/support'
import { page, userEvent } from 'vitest/browser'
import { expectReportsTooLong } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const dialog = page.getByRole('dialog', { name: 'Support anfordern' })
const field = dialog.getByRole('textbox', { name: 'Nachricht' })
const send = dialog.getByRole('button', { name: 'Abschicken' })
const opener = page.getByRole('main').getByRole('button', { name: 'Support anfordern' })

const open = async (server: FakeServer): Promise<void> => {
  await openScreen({ server, path: '/support', user: sampleUser() })
  await opener.click()
  await expect.element(field).toHaveFocus()
}

test('a message must not be blank', async ({ server }) => {
  await open(server)
  await expect.element(dialog.getByRole('radio', { name: 'Technisch' })).toBeChecked()
  await expect.element(send).toBeDisabled()
  await field.fill('   ')
  ;(field.element() as HTMLElement).blur()
  await expect.element(dialog.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expect.element(send).toBeDisabled()
})

test('a message that is too long says so, and is not cut off', async ({ server }) => {
  await open(server)
  await expectReportsTooLong(dialog, field, 4000)
  await expect.element(send).toBeDisabled()
})

test('errors from the server are shown at their fields, and no input is lost', async ({ server }) => {
  server.refuse(createSupportMessage, 'not-valid', { message: 'Dieses Feld muss gefüllt sein' })
  await open(server)
  await field.fill('Das Video bleibt stehen.')
  await send.click()
  await expect.element(dialog.getByText('Dieses Feld muss gefüllt sein')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Das Video bleibt stehen.')
})

test('a message can be written with the keyboard alone; then the focus returns', async ({ server }) => {
  server.on(createSupportMessage, {})
  await open(server)
  await userEvent.keyboard('Was heißt das?')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(dialog.getByRole('radio', { name: 'Technisch' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(dialog.getByRole('radio', { name: 'Inhaltlich' })).toBeChecked()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByText('Die Nachricht wurde abgeschickt.')).toBeVisible()
  await expect.element(opener).toHaveFocus()
  await expect
    .poll(() => server.callsOf(createSupportMessage).map(({ input }) => input))
    .toEqual([{ issueType: 'CONTENT', message: 'Was heißt das?' }])
})
