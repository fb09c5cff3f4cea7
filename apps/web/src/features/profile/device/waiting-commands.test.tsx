import { logout } from '@wohlauf/contract/authentication/authentication'
import { rateUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitLog } from '@wohlauf/contract/habits/habits'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import type { QueuedCommand } from '../../../device/database.ts'
import { outboxControls, waitingCommands } from '../../../device/outbox/waiting-commands.ts'
import { expectAccessible } from '../../../testing/accessible.ts'
import { button } from '../../../testing/editing.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { render } from '../../../testing/render.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'
import { AppTheme } from '../../../ui/theme/app-theme.tsx'
import { serverNow } from '../../../ui/time/clock.ts'
import { WaitingCommands } from './waiting-commands.tsx'

afterEach(() => {
  waitingCommands.set([])
  outboxControls.set(null)
})

const command = (more: Partial<QueuedCommand>): QueuedCommand => ({
  id: 'one',
  operation: createHabitLog.name,
  input: {},
  files: {},
  doneAtMs: serverNow().getTime(),
  day: '2026-03-04',
  refusal: null,
  ...more,
})

const refusedCommand = command({
  id: 'two',
  operation: createNutritionDiaryEntry.name,
  input: { description: 'Suppe mit Brot' },
  refusal: { status: 409, identifier: 'conflict', message: 'Das wurde inzwischen geändert.' },
})

const goneCommand = command({
  id: 'three',
  titles: ['Ein Glas Wasser'],
  input: { date: '2026-03-03' },
  refusal: { status: 404, identifier: 'not-found', message: 'Das wurde leider nicht gefunden.' },
})

const failedCommand = command({
  id: 'four',
  operation: rateUserGoalProgress.name,
  titles: ['Mehr Gemüse', 'Mehr Schlaf'],
  input: { userGoalProgresses: [{ userGoalProgressScore: 4 }, { userGoalProgressScore: 7 }] },
  refusal: { status: 500, identifier: 'internal-error', message: 'Das hat nicht geklappt.' },
})

test('lists queued and refused commands, with their text and the possible actions', async () => {
  const discardedIds: string[] = []
  const sentAgainIds: string[] = []
  outboxControls.set({
    sendNow: async () => {},
    sendAgain: async (id) => void sentAgainIds.push(id),
    consumeNewRefusals: async () => 0,
    discard: async (matches) =>
      void discardedIds.push(
        ...waitingCommands
          .get()
          .filter(matches)
          .map(({ id }) => id),
      ),
  })
  waitingCommands.set([command({ titles: ['Ein Glas Wasser'] }), refusedCommand, goneCommand, failedCommand])
  await render(
    <AppTheme style="default">
      <main>
        <WaitingCommands />
      </main>
    </AppTheme>,
  )
  const items = page.getByRole('listitem')
  for (const text of [
    'Eintrag im Ernährungstagebuch',
    'Konnte nicht gespeichert werden: Das wurde inzwischen geändert, vielleicht auf einem anderen Gerät.',
    'Suppe mit Brot',
  ])
    await expect.element(items.nth(0).getByText(text)).toBeVisible()
  await expect.element(items.nth(0).getByRole('button', { name: 'Text kopieren' })).toBeVisible()
  for (const text of [
    'Gewohnheit erledigt: Ein Glas Wasser (für den 03.03.2026)',
    'Konnte nicht gespeichert werden: Das gibt es nicht mehr. Vielleicht hast du es inzwischen gelöscht.',
  ])
    await expect.element(items.nth(1).getByText(text)).toBeVisible()
  for (const text of ['Ziele bewertet: Mehr Gemüse, Mehr Schlaf', 'Bewertung: 4, 7'])
    await expect.element(items.nth(2).getByText(text)).toBeVisible()
  const waitingList = page.getByRole('region', { name: 'Noch nicht gesendet' }).getByRole('listitem')
  await expect.element(waitingList.getByText('Gewohnheit erledigt: Ein Glas Wasser')).toBeVisible()
  await expect.element(waitingList.getByText('Wird gesendet, sobald es wieder möglich ist')).toBeVisible()
  await expectAccessible()
  await button('Verwerfen: Eintrag im Ernährungstagebuch').click()
  expect(discardedIds).toEqual(['two'])
  expect(page.getByRole('button', { name: /^Noch einmal senden/ }).elements()).toHaveLength(1)
  expect(page.getByRole('button', { name: 'Text kopieren' }).elements()).toHaveLength(1)
  await button('Noch einmal senden: Ziele bewertet: Mehr Gemüse, Mehr Schlaf').click()
  expect(sentAgainIds).toEqual(['four'])
})

test('a logout asks while commands are queued; discarding them continues it', async ({ server }) => {
  const { resolve, promise } = Promise.withResolvers<void>()
  outboxControls.set({
    sendNow: async () => {},
    sendAgain: async () => {},
    consumeNewRefusals: async () => 0,
    discard: async () => {
      waitingCommands.set([])
      resolve()
    },
  })
  waitingCommands.set([command({}), refusedCommand])
  await openScreen({ server, path: pathTo('logout'), user: sampleUser() })
  await expect
    .element(
      page.getByText(
        '1 Eintrag ist noch nicht gesendet. 1 Eintrag konnte nicht gespeichert werden und geht mit dem Abmelden verloren. Trotzdem abmelden?',
      ),
    )
    .toBeVisible()
  await expectAccessible()
  await button('Erst senden').click()
  await expect.element(page.getByText(/^Das hat noch nicht geklappt/)).toBeVisible()
  server.on(logout, {})
  await button('Verwerfen und abmelden').click()
  await promise
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})

test('before a logout with refused commands alone, nothing is said to be sendable', async ({ server }) => {
  waitingCommands.set([refusedCommand, { ...refusedCommand, id: 'three' }])
  await openScreen({ server, path: pathTo('logout'), user: sampleUser() })
  await expect
    .element(
      page.getByText(
        '2 Einträge konnten nicht gespeichert werden und gehen mit dem Abmelden verloren. Trotzdem abmelden?',
      ),
    )
    .toBeVisible()
  expect(button('Erst senden').elements()).toEqual([])
  await page.getByRole('link', { name: 'Erst ansehen' }).click()
  await expect.element(page.getByRole('heading', { name: 'Nicht gespeichert' })).toBeVisible()
})
