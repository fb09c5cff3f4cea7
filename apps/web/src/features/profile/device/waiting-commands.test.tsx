import { logout } from '@wohlauf/contract/authentication/authentication'
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

test('lists queued and refused commands, with their text and the possible actions', async () => {
  const discardedIds: string[] = []
  outboxControls.set({
    sendNow: async () => {},
    consumeNewRefusals: async () => 0,
    discard: async (matches) =>
      void discardedIds.push(
        ...waitingCommands
          .get()
          .filter(matches)
          .map(({ id }) => id),
      ),
  })
  waitingCommands.set([command({}), refusedCommand])
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
    'Konnte nicht gespeichert werden: Das wurde inzwischen geändert.',
    'Suppe mit Brot',
  ])
    await expect.element(items.nth(0).getByText(text)).toBeVisible()
  await expect.element(button('Text kopieren')).toBeVisible()
  await expect.element(items.nth(1).getByText('Wird gesendet, sobald du wieder online bist')).toBeVisible()
  await expectAccessible()
  await button('Verwerfen: Eintrag im Ernährungstagebuch').click()
  expect(discardedIds).toEqual(['two'])
})

test('a logout asks while commands are queued; discarding them continues it', async ({ server }) => {
  const { resolve, promise } = Promise.withResolvers<void>()
  outboxControls.set({
    sendNow: async () => {},
    consumeNewRefusals: async () => 0,
    discard: async () => {
      waitingCommands.set([])
      resolve()
    },
  })
  waitingCommands.set([command({}), refusedCommand])
  await openScreen({ server, path: pathTo('logout'), user: sampleUser() })
  await expect
    .element(page.getByText('2 Einträge sind noch nicht gesendet. Trotzdem abmelden?'))
    .toBeVisible()
  await expectAccessible()
  await button('Erst senden').click()
  await expect.element(page.getByText(/^Das hat noch nicht geklappt/)).toBeVisible()
  server.on(logout, {})
  await button('Verwerfen und abmelden').click()
  await promise
  await expect.element(page.getByRole('button', { name: 'Anmelden' })).toBeVisible()
})
