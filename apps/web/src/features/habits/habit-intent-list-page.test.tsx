import { getHabitIntents, type HabitIntent } from '@wohlauf/contract/habits'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import { expectKeepsFocus } from '../../testing/focus.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

const water: HabitIntent = {
  habitIntentId: idOf(1),
  habitId: idOf(2),
  title: 'Ein Glas Wasser am Morgen',
  trigger: 'Nach dem Aufstehen',
  weekdays: ['MONDAY', 'THURSDAY'],
  notificationTime: '08:00:00',
  isEnabled: true,
  habitLogs: [],
  nextReminderAt: '2031-03-06T07:00:00.000Z',
  habitIntroduction: '<p>Direkt nach dem Aufstehen.</p>',
  minRuntime: 3,
  isMinRuntimeReached: false,
  minRuntimeReachedAt: null,
  today: { date: '2031-03-05', state: 'FREE' },
  yesterday: { date: '2031-03-04', state: 'FREE' },
  pausedUntil: null,
  celebration: null,
}

test('tells a user without habits where to find one', async ({ server }) => {
  server.on(getHabitIntents, [])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(page.getByRole('heading', { name: 'Noch keine Gewohnheit gestartet' })).toBeVisible()
  await expectAccessible()
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
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(page.getByText('Nächster Reminder am 06.03.2031 um 08:00 Uhr.')).toBeVisible()
  await expect.element(page.getByText('Montag, Donnerstag')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Gewohnheiten' })).toBeVisible()
  expect(document.title).toBe(`Gewohnheiten · ${sampleApp.appTitle}`)
})

test('the dialog about a habit keeps the focus while it is open, and returns it', async ({ server }) => {
  server.on(getHabitIntents, [water])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  const opener = page.getByRole('button', { name: `Mehr dazu: ${water.title}` })
  await expectKeepsFocus(opener, page.getByRole('dialog', { name: water.title }))
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByText('Nach ungefähr 3 Wochen kannst du mit Verbesserungen rechnen.'))
    .toBeVisible()
})
