import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { createUserGoal, getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { createHabitIntent, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { HEALTH_DATA_CONSENT } from '@wohlauf/contract/legal/legal-texts'
import { getFeatureExamples } from '@wohlauf/contract/onboarding/onboarding'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleGoal, sampleProgress } from '../../../testing/sample-goals.ts'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleApp, sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'
import { snackbarQueue } from '../../../ui/feedback/snackbar-queue.ts'
import { NO_EXAMPLES } from '../no-examples.ts'

const HABITS = ['Ein Glas Wasser', 'In Ruhe essen']
const GOALS = ['Mehr Gemüse', 'Weniger Zucker']
const title = () => page.getByRole('heading', { level: 1 })
const choice = (name: string) => page.getByRole('button', { name, exact: true })
const habits = HABITS.map((name, nth) => sampleHabit(nth + 1, { title: name }))
const habitsNamed = (name: string) => habits.filter((habit) => habit.title === name)

/** Opens the step with this heading. */
const open = async (server: FakeServer, heading: string, more: Parameters<typeof sampleUser>[1] = {}) => {
  server.on(getFeatureExamples, {
    ...NO_EXAMPLES,
    habits: habits.map(({ habitId, title, habitIntroduction }) => ({
      habitId,
      title,
      introduction: habitIntroduction,
    })),
    userGoalProposals: GOALS.map((goal, nth) => ({ userGoalProposalId: idOf(nth), title: goal })),
  })
  server.on(getHabitIntents, [])
  server.on(getUserGoalProgress, sampleProgress([]))
  const user = sampleUser('ROLE_USER', { hasCompletedOnboarding: false, ...more })
  await openScreen({ server, path: '/einfuehrung', user })
  await choice('Los geht’s').click()
  while (title().element().textContent !== heading) {
    const before = title().element().textContent ?? ''
    await choice('Weiter').click()
    await expect.element(title()).not.toMatchTextContent(before)
  }
}
const openHabits = (server: FakeServer, more?: Parameters<typeof sampleUser>[1]) =>
  open(server, 'Kleine Schritte, die bleiben', more)
const openGoals = (server: FakeServer) => open(server, 'Deine Ziele im Blick')

test('one press starts a first habit, planned for today; further presses start nothing', async ({
  server,
}) => {
  server.setClock(() => new Date('2031-03-05T08:00:00Z'))
  await openHabits(server)
  server.on(createHabitIntent, () => {
    server.on(getHabitIntents, habitsNamed('In Ruhe essen'))
    return { habitIntentId: idOf(1), nextReminderAt: null }
  })
  const row = choice('In Ruhe essen').element() as HTMLElement
  row.click()
  row.click()
  await expect.element(choice('In Ruhe essen')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Gewohnheit wurde erstellt.')).toBeVisible()
  await expect.element(page.getByText(/^Dreimal in der Woche, ab heute\./)).toBeVisible()
  ;(choice('Ein Glas Wasser').element() as HTMLElement).click()
  await expectAccessible()
  expect(server.callsOf(createHabitIntent).map(({ input }) => input)).toEqual([
    {
      habitId: habitsNamed('In Ruhe essen')[0]?.habitId,
      weekdays: ['WEDNESDAY', 'FRIDAY', 'SUNDAY'],
      notificationTime: '12:00:00',
    },
  ])
})

test('a habit whose answer was lost is found without a further press', async ({ server }) => {
  await openHabits(server)
  server.on(createHabitIntent, () => {
    server.on(getHabitIntents, habitsNamed('Ein Glas Wasser'))
    server.setReachable(false)
    return { habitIntentId: idOf(1), nextReminderAt: null }
  })
  await choice('Ein Glas Wasser').click()
  await expect.element(page.getByText(/^Es konnte keine Verbindung/)).toBeVisible()
  server.setReachable(true)
  await expect.element(choice('Ein Glas Wasser')).toHaveAttribute('aria-pressed', 'true')
})

test('a habit that another device has started meanwhile is no error', async ({ server }) => {
  await openHabits(server)
  server.on(getHabitIntents, habitsNamed('Ein Glas Wasser'))
  server.refuse(createHabitIntent, 'habit-already-started')
  await choice('Ein Glas Wasser').click()
  await expect.element(choice('Ein Glas Wasser')).toHaveAttribute('aria-pressed', 'true')
  expect(snackbarQueue.get()).toEqual([])
})

test('without the consent it is asked for, and nothing is stored when it is declined', async ({ server }) => {
  await openHabits(server, { healthConsentVersion: null })
  const question = page.getByRole('dialog', { name: HEALTH_DATA_CONSENT.title })
  await choice('Ein Glas Wasser').click()
  await question.getByRole('button', { name: HEALTH_DATA_CONSENT.declineLabel }).click()
  await expect.element(page.getByText(/^Alles gut, wir speichern nichts\./)).toBeVisible()
  expect(server.callsOf(createHabitIntent)).toEqual([])
  server.on(giveHealthConsent, () => {
    const user = sampleUser('ROLE_USER', { hasCompletedOnboarding: false })
    server.on(getAuthenticatedUser, { ...sampleApp, user })
    return {}
  })
  server.on(createHabitIntent, () => {
    server.on(getHabitIntents, habitsNamed('Ein Glas Wasser'))
    return { habitIntentId: idOf(1), nextReminderAt: null }
  })
  await choice('Ein Glas Wasser').click()
  await question.getByRole('button', { name: HEALTH_DATA_CONSENT.acceptLabel }).click()
  await expect.element(choice('Ein Glas Wasser')).toHaveAttribute('aria-pressed', 'true')
  expect(server.callsOf(createHabitIntent)).toHaveLength(1)
})

test('all attempts at a first goal are the same goal', async ({ server }) => {
  await openGoals(server)
  server.refuse(createUserGoal, 'unavailable')
  await choice('Mehr Gemüse').click()
  await expect.poll(() => server.callsOf(createUserGoal)).toHaveLength(1)
  await expect.element(choice('Mehr Gemüse')).toHaveAttribute('aria-disabled', 'false')
  server.on(createUserGoal, ({ userGoalId }) => {
    server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [1], { title: 'Mehr Gemüse' })]))
    return { userGoalId: userGoalId ?? '' }
  })
  await choice('Mehr Gemüse').click()
  await expect.element(choice('Mehr Gemüse')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('Ziel wurde erstellt.')).toBeVisible()
  const [first, second, ...others] = server.callsOf(createUserGoal).map(({ input }) => input)
  expect(first).toMatchObject({ title: 'Mehr Gemüse', initialScore: 1 })
  expect([second, others]).toEqual([first, []])
})
