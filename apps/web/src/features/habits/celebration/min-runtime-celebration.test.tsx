import { getHabitIntents, markMinRuntimeAsCelebrated } from '@wohlauf/contract/habits/habits'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const reachedHabit = sampleHabit(1, { title: 'Ein Spaziergang', celebration: { healthPoints: 50 } })
/** Longer than the calm moment that the celebration waits for, and than its loading time. */
const later = () => new Promise((resolve) => setTimeout(resolve, 2500))

const dialog = () => page.getByRole('dialog', { name: 'Das ist jetzt deine Gewohnheit' })

test('a reached minimum runtime is celebrated once, and reported to the server', async ({ server }) => {
  server.on(getHabitIntents, [reachedHabit, sampleHabit(2)])
  server.on(markMinRuntimeAsCelebrated, {})
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(dialog().getByText('Ein Spaziergang')).toBeVisible()
  await expect
    .element(dialog().getByText('3 Wochen bist du dabeigeblieben. Dafür gibt es 50 Gesundheitspunkte.'))
    .toBeVisible()
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Weiter so' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  // The list still contains it.
  await later()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(markMinRuntimeAsCelebrated).map(({ input }) => input))
    .toEqual([{ habitIntentId: reachedHabit.habitIntentId }])
})

test('an admin who views the account celebrates nothing', async ({ server }) => {
  server.on(getHabitIntents, [reachedHabit])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser('ROLE_USER', { isImpersonated: true }) })
  await expect.element(page.getByRole('heading', { name: 'Gewohnheiten bleiben privat' })).toBeVisible()
  await later()
  expect(server.callsOf(markMinRuntimeAsCelebrated)).toEqual([])
  await expect.element(dialog()).not.toBeInTheDocument()
})
