import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import {
  getUserGoalProgress,
  logUserGoalRatingRejection,
  markUserGoalAsCelebrated,
  rateUserGoalProgress,
  type UserGoalProgress,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessible.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen, progress } from '../../testing/open-screen.tsx'
import { sampleGoal, sampleProgress } from '../../testing/sample-goals.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { expect, test } from '../../testing/test.ts'

type Opening = Partial<Parameters<typeof openScreen>[0]>

const question = () => page.getByRole('dialog', { name: 'Ziele bewerten' })
const celebration = () => page.getByRole('dialog', { name: 'Ziel erreicht' })
/**
 * Longer than the calm moment that dialogs wait for, and than the loading time of the last dialog to open.
 */
const later = () => new Promise((resolve) => setTimeout(resolve, 2500))

const goal = sampleGoal(1, [3, 5])
const due = sampleProgress([goal], { isRatingDue: true })
const reachedProgress = sampleProgress([
  sampleGoal(1, [3, 10], { isCelebrationDue: true }),
  sampleGoal(2, [4]),
])

const openDashboard = (server: FakeServer, goals: UserGoalProgress, more: Opening = {}) => {
  server.on(getUserGoalProgress, goals)
  server.on(getUserProgress, {
    ...progress,
    userGoalProgress: goals.userGoalProgress.map(({ title }) => ({ title })),
  })
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  return openScreen({ server, path: '/dashboard', user: sampleUser(), ...more })
}

test('when it is time, the question for ratings opens by itself; closing it is logged once', async ({
  server,
}) => {
  await openDashboard(server, due)
  server.on(logUserGoalRatingRejection, {})
  await expect.element(question().getByRole('slider', { name: 'Ziel 1' })).toBeVisible()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(logUserGoalRatingRejection).length).toBe(1)
  // The answer still says that it is due.
  await later()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(logUserGoalRatingRejection)).toHaveLength(1)
})

test('a rating answers it, and is no rejection', async ({ server }) => {
  await openDashboard(server, due)
  server.on(rateUserGoalProgress, () => {
    server.on(getUserGoalProgress, sampleProgress([goal]))
    return {}
  })
  await question().getByRole('button', { name: 'Bewertung abgeben' }).click()
  await expect.element(page.getByText('Bewertung wurde abgegeben.')).toBeVisible()
  await expect.element(question()).not.toBeInTheDocument()
  await later()
  expect(server.callsOf(logUserGoalRatingRejection)).toEqual([])
})

test('after a rejection that cannot be sent, the question does not return in this visit', async ({
  server,
}) => {
  await openDashboard(server, due)
  await expect.element(question()).toBeVisible()
  server.setReachable(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(question()).not.toBeInTheDocument()
  await later()
  await expect.element(question()).not.toBeInTheDocument()
})

test.for<[string, UserGoalProgress, Opening]>([
  ['it is not time', sampleProgress([goal]), {}],
  ['there is no goal', sampleProgress([], { isRatingDue: true }), {}],
  ['the consent is missing', due, { user: sampleUser('ROLE_USER', { healthConsentVersion: '2020-01-01' }) }],
  ['an admin views the account', due, { user: sampleUser('ROLE_USER', { isImpersonated: true }) }],
  ['the app has no goals', due, { app: { ...sampleApp, appEnabledFeatures: ['DOCUMENTS'] } }],
])('nothing opens while %s', async ([, goals, more], { server }) => {
  await openDashboard(server, goals, more)
  await expect.element(page.getByRole('main')).toBeVisible()
  await later()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('a reached goal is celebrated once, and reported to the server', async ({ server }) => {
  await openDashboard(server, reachedProgress)
  server.on(markUserGoalAsCelebrated, {})
  await expect.element(celebration().getByText('Ziel 1')).toBeVisible()
  await expect.element(celebration().getByText(/^Von 3 auf 10: Das hast du geschafft/)).toBeVisible()
  await expectAccessible()
  await celebration().getByRole('button', { name: 'Weiter so' }).click()
  await expect.element(celebration()).not.toBeInTheDocument()
  // The answer still contains it.
  await later()
  await expect.element(celebration()).not.toBeInTheDocument()
  await expect
    .poll(() => server.callsOf(markUserGoalAsCelebrated).map(({ input }) => input))
    .toEqual([{ userGoalId: goal.userGoalId }])
})
