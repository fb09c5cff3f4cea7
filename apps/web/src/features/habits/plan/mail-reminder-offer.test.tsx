import { updateNotificationSettings } from '@wohlauf/contract/accounts/notification-settings'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { REFUSALS } from '@wohlauf/contract/refusals'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { addressIn, moduleWith, pagesOf, serveModule } from '../../../testing/reading.ts'
import { habitProposal } from '../../../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const dialog = () => page.getByRole('dialog')

const open = async (server: FakeServer, user: SessionUser) => {
  serveModule(server, moduleWith(pagesOf({ title: 'Mit Vorschlag', contentElements: [habitProposal(1)] })))
  await openScreen({ server, path: addressIn(1), user })
  await page.getByRole('button', { name: 'Gewohnheit starten' }).click()
}

test('where no reminder arrives it says so, and mails are switched on by one press', async ({ server }) => {
  const user = sampleUser('ROLE_USER', { notificationSettings: ['PUSH_HABIT_REMINDER'] })
  await open(server, user)
  await expect.element(dialog().getByText('Im Moment erreicht dich keine Erinnerung.')).toBeVisible()
  await expectAccessible()
  const mails = dialog().getByRole('button', { name: 'Per E-Mail erinnern' })
  server.refuse(updateNotificationSettings, 'unavailable')
  await mails.click()
  await expect.element(page.getByText(REFUSALS.unavailable.message)).toBeVisible()
  server.on(updateNotificationSettings, ({ notificationSettings }) => {
    server.on(getAuthenticatedUser, { ...sampleApp, user: { ...user, notificationSettings } })
    return {}
  })
  await mails.click()
  const promise = dialog().getByText('Wir erinnern dich per E-Mail.')
  await expect.element(promise).toHaveFocus()
  await expect.element(mails).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(updateNotificationSettings).at(-1)?.input)
    .toEqual({ notificationSettings: ['PUSH_HABIT_REMINDER', 'EMAIL_HABIT_REMINDER'] })
  await expectAccessible()
})

test('a person who gets mails is not offered them', async ({ server }) => {
  const user = sampleUser('ROLE_USER', { notificationSettings: ['EMAIL_HABIT_REMINDER'] })
  await open(server, user)
  await expect.element(dialog().getByText('Uhrzeit der Erinnerung')).toBeVisible()
  expect(dialog().getByText('Im Moment erreicht dich keine Erinnerung.').elements()).toEqual([])
})
