import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getDashboard } from '@wohlauf/contract/dashboard/dashboard'
import { getUserGoalProgress } from '@wohlauf/contract/goal-tracking/goal-tracking'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules } from '@wohlauf/contract/modules/modules'
import { getFeatureExamples, markOnboardingAsCompleted } from '@wohlauf/contract/onboarding/onboarding'
import { page } from 'vitest/browser'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { idOf } from '../../testing/sample-elements.ts'
import { sampleGoal, sampleProgress } from '../../testing/sample-goals.ts'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { emptyDashboard, sampleApp, sampleUser } from '../../testing/samples.ts'
import { swipe } from '../../testing/swipe.ts'
import { expect, test } from '../../testing/test.ts'
import { NO_EXAMPLES } from './no-examples.ts'

const newcomer = sampleUser('ROLE_USER', { hasCompletedOnboarding: false })
const FIRST = 'Schön, dass du da bist'
const SECOND = 'Wissen in kleinen Happen'
const THIRD = 'Kleine Schritte, die bleiben'

const title = () => page.getByRole('heading', { level: 1 })
/** The number of steps in an app with all features. */
const STEPS = 10

const progress = () => page.getByRole('progressbar', { name: 'Fortschritt der Einführung' })
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const skip = () => page.getByRole('button', { name: 'Einführung überspringen' })

const open = (server: FakeServer, path = '/einfuehrung', examples = NO_EXAMPLES) => {
  server.on(getFeatureExamples, examples)
  server.on(getDashboard, emptyDashboard)
  server.on(getModules, [])
  server.on(getHabitIntents, [])
  server.on(getUserGoalProgress, sampleProgress([]))
  server.on(markOnboardingAsCompleted, () => {
    server.on(getAuthenticatedUser, { ...sampleApp, user: sampleUser() })
    return {}
  })
  return openScreen({ server, path, user: newcomer })
}

const inputs = (server: FakeServer) => server.callsOf(markOnboardingAsCompleted).map(({ input }) => input)

test('seeing all steps completes the introduction with all steps seen', async ({ server }) => {
  const { address } = await open(server)
  await expect.element(title()).toMatchTextContent(FIRST)
  expect(skip().query()).toBeNull()
  await press('Los geht’s')
  for (let step = 2; step < STEPS; step += 1) {
    await expect
      .element(progress())
      .toHaveAttribute('aria-valuenow', String(Math.round((100 * step) / STEPS)))
    await expect.element(skip()).toBeVisible()
    await expect.element(title()).toHaveFocus()
    await press('Weiter')
  }
  await expect
    .element(progress())
    .toHaveAttribute('aria-valuetext', `${STEPS} von ${STEPS} Schritten gesehen`)
  expect(skip().query()).toBeNull()
  await press('Einführung abschließen')
  await expect.poll(address).toBe('/dashboard')
  await expect.poll(() => inputs(server)).toEqual([{ hasSeenAllSteps: true }])
})

test('skipping completes it without all steps seen', async ({ server }) => {
  const { address } = await open(server)
  await press('Los geht’s')
  await skip().click()
  await expect.poll(address).toBe('/dashboard')
  await expect.poll(() => inputs(server)).toEqual([{ hasSeenAllSteps: false }])
})

test('the previous step is reachable, also with the browser’s back button', async ({ server }) => {
  const { router } = await open(server)
  await press('Los geht’s')
  await expect.element(title()).toMatchTextContent(SECOND)
  await press('Weiter')
  await expect.element(title()).toMatchTextContent(THIRD)
  await press('Zurück')
  await expect.element(title()).toMatchTextContent(SECOND)
  router.history.back()
  await expect.element(title()).toMatchTextContent(FIRST)
  await expect.element(progress()).toHaveAttribute('aria-valuetext', `3 von ${STEPS} Schritten gesehen`)
})

test('a swipe leads on and back, and does not end the introduction', async ({ server }) => {
  const { address } = await open(server)
  await expect.element(title()).toMatchTextContent(FIRST)
  for (let step = 2; step <= STEPS; step += 1) {
    await expect.element(title()).toBeVisible()
    const before = title().element().textContent ?? ''
    swipe(title(), 300, 100)
    await expect.element(title()).not.toMatchTextContent(before)
  }
  await expect.element(title()).toMatchTextContent('Dein Plan für heute')
  swipe(title(), 300, 100)
  swipe(title(), 100, 300)
  await expect.element(title()).not.toMatchTextContent('Dein Plan für heute')
  await press('Weiter')
  await press('Einführung abschließen')
  await expect.poll(address).toBe('/dashboard')
  expect(inputs(server)).toEqual([{ hasSeenAllSteps: true }])
})

test('the last step is the plan for today: what was chosen, the first module, the points', async ({
  server,
}) => {
  await open(server)
  server.on(getHabitIntents, [sampleHabit(1, { title: 'Ein Glas Wasser' })])
  server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [1], { title: 'Mehr Gemüse' })]))
  await press('Los geht’s')
  for (let step = 2; step < STEPS; step += 1) {
    await expect.element(title()).toHaveFocus()
    await press('Weiter')
  }
  await expect.element(title()).toMatchTextContent('Dein Plan für heute')
  for (const line of ['Ein Glas Wasser', 'Mehr Gemüse', '20 Gesundheitspunkte'])
    await expect.element(page.getByRole('listitem').filter({ hasText: line })).toBeVisible()
})

test('a step counts when it was reached by "Weiter", not by its address', async ({ server }) => {
  await open(server, '/einfuehrung?schritt=4')
  await expect.element(title()).toMatchTextContent(FIRST)
  await expect.element(progress()).toHaveAttribute('aria-valuetext', `1 von ${STEPS} Schritten gesehen`)
})

test('a step without examples still shows its text', async ({ server }) => {
  const opening = open(server)
  server.refuse(getFeatureExamples, 'internal-error')
  await opening
  await press('Los geht’s')
  await expect.element(title()).toMatchTextContent(SECOND)
})

const GOALS = [
  'Ich esse jeden Tag drei Portionen Gemüse',
  'Ich nehme mir mittags Zeit',
  'Ich trinke genug Wasser',
]

test.for([
  [360, 640],
  [360, 740],
  [320, 640],
] as const)(
  'at %i x %i the buttons hide no text, and the picture is not cut',
  async ([width, height], { server }) => {
    await page.viewport(width, height)
    const userGoalProposals = GOALS.map((goal, index) => ({ userGoalProposalId: idOf(index), title: goal }))
    await open(server, '/einfuehrung', { ...NO_EXAMPLES, userGoalProposals })
    await press('Los geht’s')
    for (let step = 2; step < STEPS; step += 1) {
      await expect.element(title()).toHaveFocus()
      const rect = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const room = () => (rect('main [data-actions]')?.top ?? 0) - (rect('main [data-stage]')?.bottom ?? 0)
      await expect.poll(room).toBeGreaterThanOrEqual(0)
      expect(rect('main h1 + p')?.bottom ?? 0).toBeLessThanOrEqual(rect('main [data-stage]')?.top ?? 0)
      const [stage, ...parts] = [
        ...document.querySelectorAll('main [data-stage], main [data-stage] :is(p, li)'),
      ]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
      for (const { top, bottom } of parts) {
        expect(top).toBeGreaterThanOrEqual(stage?.top ?? 0)
        expect(bottom).toBeLessThanOrEqual(stage?.bottom ?? 0)
      }
      await press('Weiter')
    }
  },
)
