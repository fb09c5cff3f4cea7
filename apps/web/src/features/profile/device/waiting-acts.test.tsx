import { logout } from '@wohlauf/contract/authentication/authentication'
import { createHabitLog } from '@wohlauf/contract/habits/habits'
import { createNutritionDiaryEntry } from '@wohlauf/contract/nutrition-diary/nutrition-diary'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import type { Act } from '../../../device/database.ts'
import { outboxControls, waitingActs } from '../../../device/outbox/waiting-acts.ts'
import { expectAccessible } from '../../../testing/accessible.ts'
import { button } from '../../../testing/editing.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { render } from '../../../testing/render.tsx'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'
import { AppTheme } from '../../../ui/theme/app-theme.tsx'
import { serverNow } from '../../../ui/time/clock.ts'
import { WaitingActs } from './waiting-acts.tsx'

afterEach(() => {
  waitingActs.set([])
  outboxControls.set(null)
})

const act = (more: Partial<Act>): Act => ({
  id: 'one',
  operation: createHabitLog.name,
  input: {},
  files: {},
  doneAtMs: serverNow().getTime(),
  day: '2026-03-04',
  refusal: null,
  ...more,
})

const refused = act({
  id: 'two',
  operation: createNutritionDiaryEntry.name,
  input: { description: 'Suppe mit Brot' },
  refusal: { status: 409, identifier: 'conflict', message: 'Das wurde inzwischen geändert.' },
})

test('says what waits and what was refused, with its text and what can be done', async () => {
  const discarded: string[] = []
  outboxControls.set({
    sendNow: async () => {},
    takeNewRefusals: async () => 0,
    discard: async (isMeant) =>
      void discarded.push(
        ...waitingActs
          .get()
          .filter(isMeant)
          .map(({ id }) => id),
      ),
  })
  waitingActs.set([act({}), refused])
  await render(
    <AppTheme style="default">
      <main>
        <WaitingActs />
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
  expect(discarded).toEqual(['two'])
})

test('a logout asks while something waits; what is discarded leads to it', async ({ server }) => {
  const { resolve, promise } = Promise.withResolvers<void>()
  outboxControls.set({
    sendNow: async () => {},
    takeNewRefusals: async () => 0,
    discard: async () => {
      waitingActs.set([])
      resolve()
    },
  })
  waitingActs.set([act({}), refused])
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
