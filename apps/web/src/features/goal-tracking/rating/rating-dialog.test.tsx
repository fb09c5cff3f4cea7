import {
  getUserGoalProgress,
  rateUserGoalProgress,
  type UserGoal,
} from '@wohlauf/contract/goal-tracking/goal-tracking'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { expectKeepsFocus, tabTo } from '../../../testing/focus.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { idOf } from '../../../testing/sample-elements.ts'
import { sampleGoal, sampleProgress } from '../../../testing/sample-goals.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { areAway, areInSight, bars, coveredRows, scrollByHand } from '../../../testing/session-bars.ts'
import { expect, test } from '../../../testing/test.ts'

const dialog = () => page.getByRole('dialog', { name: 'Ziele bewerten' })
const slider = (title: string) => dialog().getByRole('slider', { name: title })
const opener = () => page.getByRole('main').getByRole('button', { name: 'Ziele bewerten' })
const submit = () => dialog().getByRole('button', { name: 'Bewertung abgeben' })

const open = async (server: FakeServer, ...goals: UserGoal[]) => {
  server.on(getUserGoalProgress, sampleProgress(goals))
  await openScreen({ server, path: '/ziele', user: sampleUser() })
  await opener().click()
  await expect.element(dialog()).toBeVisible()
}

const press = async (title: string, keys: string): Promise<void> => {
  await tabTo(slider(title))
  await userEvent.keyboard(keys)
}

test('every goal has a slider from 1 to 10 that begins at the latest score', async ({ server }) => {
  await open(server, sampleGoal(1, [3]), sampleGoal(2, [4, 8]))
  await expect.element(slider('Ziel 1')).toHaveAttribute('aria-valuenow', '3')
  await expect.element(slider('Ziel 2')).toHaveAttribute('aria-valuenow', '8')
  for (const [name, value] of [
    ['aria-valuemin', '1'],
    ['aria-valuemax', '10'],
  ] as const)
    await expect.element(slider('Ziel 1')).toHaveAttribute(name, value)
  await expectAccessible()
})

test('scores are set by keyboard, with their meaning at the ends, and sent together', async ({ server }) => {
  await open(server, sampleGoal(1, [3]), sampleGoal(2, [4, 8]))
  server.on(rateUserGoalProgress, () => {
    server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [3, 5]), sampleGoal(2, [4, 8, 10])]))
    return {}
  })
  await press('Ziel 1', '{ArrowRight}{ArrowUp}')
  await expect.element(slider('Ziel 1')).toHaveAttribute('aria-valuetext', '5 von 10')
  await press('Ziel 2', '{Home}')
  await expect.element(slider('Ziel 2')).toHaveAttribute('aria-valuetext', '1 von 10, noch weit weg')
  await press('Ziel 2', '{End}{ArrowRight}')
  await expect.element(slider('Ziel 2')).toHaveAttribute('aria-valuetext', '10 von 10, erreicht')
  await submit().click()
  await expect.element(page.getByText('Bewertung wurde abgegeben.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByText('Am Anfang 3, jetzt 5 von 10')).toBeVisible()
  await expect
    .poll(() => server.callsOf(rateUserGoalProgress).map(({ input }) => input))
    .toEqual([
      {
        userGoalRatingId: expect.any(String),
        userGoalProgresses: [
          { userGoalId: idOf(1), userGoalProgressScore: 5 },
          { userGoalId: idOf(2), userGoalProgressScore: 10 },
        ],
      },
    ])
})

test('a tap anywhere on the line sets the score; the area is as high as a finger needs', async ({
  server,
}) => {
  await open(server, sampleGoal(1, [3]))
  const line = slider('Ziel 1').element().parentElement?.parentElement as HTMLElement
  const { width, height } = line.getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
  await userEvent.click(line, { position: { x: width - 2, y: 3 } })
  await expect.element(slider('Ziel 1')).toHaveAttribute('aria-valuenow', '10')
  await userEvent.click(line, { position: { x: 2, y: height - 3 } })
  await expect.element(slider('Ziel 1')).toHaveAttribute('aria-valuenow', '1')
})

test('a lost connection keeps what was set, and the second attempt succeeds', async ({ server }) => {
  await open(server, sampleGoal(1, [3]))
  server.on(rateUserGoalProgress, {})
  await press('Ziel 1', '{End}')
  server.setReachable(false)
  await submit().click()
  await expect.element(page.getByText(/Es konnte keine Verbindung/).first()).toBeVisible()
  await expect.element(slider('Ziel 1')).toHaveAttribute('aria-valuenow', '10')
  server.setReachable(true)
  await submit().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.poll(() => server.callsOf(rateUserGoalProgress)).toHaveLength(1)
})

test('goals that changed meanwhile close the dialog, and the current ones are shown', async ({ server }) => {
  await open(server, sampleGoal(1, [3]), sampleGoal(2, [4]))
  server.refuse(rateUserGoalProgress, 'not-found')
  server.on(getUserGoalProgress, sampleProgress([sampleGoal(2, [4])]))
  await submit().click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Ziel 1' })).not.toBeInTheDocument()
  await opener().click()
  expect(dialog().getByRole('slider').elements()).toHaveLength(1)
})

test('closing it here is no answer to the weekly question; reopened, it begins again', async ({ server }) => {
  await open(server, sampleGoal(1, [3]))
  await press('Ziel 1', '{End}')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await opener().click()
  await expect.element(slider('Ziel 1')).toHaveAttribute('aria-valuenow', '3')
})

test('it can be postponed in its bar, and covers at most 100 px of a phone', async ({ server }) => {
  await page.viewport(360, 740)
  await open(server, sampleGoal(1, [3]))
  await expect.poll(bars).toHaveLength(2)
  await expect.poll(areInSight).toBe(true)
  expect(coveredRows()).toBeGreaterThan(88)
  expect(coveredRows()).toBeLessThanOrEqual(100)
  await dialog().getByRole('button', { name: 'Später bewerten' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(server.callsOf(rateUserGoalProgress)).toEqual([])
})

test('many goals scroll between the bars, which are hidden on the way down', async ({ server }) => {
  await page.viewport(360, 740)
  await open(server, ...Array.from({ length: 8 }, (_, index) => sampleGoal(index + 1, [3])))
  await expect.poll(areInSight).toBe(true)
  scrollByHand(250, dialog().element())
  await expect.poll(areAway).toBe(true)
  scrollByHand(dialog().element().scrollHeight, dialog().element())
  await expect.poll(areInSight).toBe(true)
})

test('the focus stays in the dialog, and returns', async ({ server }) => {
  server.on(getUserGoalProgress, sampleProgress([sampleGoal(1, [3])]))
  await openScreen({ server, path: '/ziele', user: sampleUser() })
  await expectKeepsFocus(opener(), dialog())
})
