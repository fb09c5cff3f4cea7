import { getHabitIntents, getHabits } from '@wohlauf/contract/habits/habits'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const openDetails = () => page.getByRole('button', { name: water.title, exact: true }).click()

const water = sampleHabit(1, {
  title: 'Ein Glas Wasser am Morgen',
  weekdays: ['MONDAY', 'THURSDAY'],
  nextReminderAt: '2031-03-06T07:00:00.000Z',
})

test('leads a user without habits to the first one', async ({ server }) => {
  server.on(getHabitIntents, [])
  server.on(getHabits, [])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Noch keine Gewohnheit gestartet' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Zu den Modulen' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Neue Gewohnheit' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Neue Gewohnheit' })).toBeVisible()
})

test('shows how reminders come, and leads to their settings', async ({ server }) => {
  server.on(getHabitIntents, [water])
  await openScreen({
    server,
    path: '/gewohnheiten',
    user: sampleUser('ROLE_USER', { notificationSettings: ['EMAIL_HABIT_REMINDER'] }),
  })
  const section = page.getByRole('region', { name: 'Benachrichtigungen' })
  await expect.element(section.getByText('Eingeschaltet')).toBeVisible()
  await section.getByRole('button', { name: 'Benachrichtigungen anpassen' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Benachrichtigungen' })).toBeVisible()
})

test('retries the habits after a failure', async ({ server }) => {
  server.refuse(getHabitIntents, 'unavailable')
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect
    .element(page.getByRole('heading', { name: 'Deine Gewohnheiten sind gerade nicht erreichbar' }))
    .toBeVisible()
  await expectAccessible()
  server.on(getHabitIntents, [water])
  await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect.element(page.getByRole('heading', { level: 3, name: water.title })).toBeVisible()
})

test('shows a habit’s days and its next reminder, in Berlin’s time', async ({ server }) => {
  server.on(getHabitIntents, [water])
  await openScreen({
    server,
    path: '/gewohnheiten',
    user: sampleUser('ROLE_USER', { notificationSettings: ['EMAIL_HABIT_REMINDER'] }),
  })
  await openDetails()
  await expect.element(page.getByText('Nächster Reminder am 06.03.2031 um 08:00 Uhr.')).toBeVisible()
  await expect.element(page.getByText('Montag, Donnerstag')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gewohnheiten' })).toBeVisible()
  expect(document.title).toBe(`Gewohnheiten · ${sampleApp.appTitle}`)
})

test('promises no reminder in a browser without mails', async ({ server }) => {
  server.on(getHabitIntents, [water])
  await openScreen({
    server,
    path: '/gewohnheiten',
    user: sampleUser('ROLE_USER', { notificationSettings: ['PUSH_HABIT_REMINDER'] }),
  })
  await openDetails()
  await expect
    .element(page.getByText('Nächstes Mal am 06.03.2031 um 08:00 Uhr, ohne Erinnerung.'))
    .toBeVisible()
  expect(page.getByText(/Nächster Reminder/).elements()).toEqual([])
})

test('an admin who views the account sees that habits are private, and nothing is requested', async ({
  server,
}) => {
  const user = sampleUser('ROLE_USER', { isImpersonated: true })
  await openScreen({ server, path: '/gewohnheiten', user })
  await expect.element(page.getByRole('heading', { name: 'Gewohnheiten bleiben privat' })).toBeVisible()
  await expectAccessible()
  expect(server.callsOf(getHabitIntents)).toEqual([])
})
