import { createHabitLog, getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getUserProgress } from '@wohlauf/contract/user-progress/user-progress'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../../testing/emulate-media.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen, progress } from '../../../testing/open-screen.tsx'
import { expectNothingMoved, positionsOfPressable } from '../../../testing/positions.ts'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const habit = (state: 'PLANNED' | 'DONE') => sampleHabit(1, { today: { date: '2031-03-05', state } })
const tick = () => page.getByRole('checkbox', { name: 'Gewohnheit 1, heute erledigt' })
const badge = () => page.getByRole('link', { name: /^\d+ Gesundheitspunkte/ })
const announced = () => document.querySelector('[data-rewards]')?.textContent
/** The text of the flying number. */
const flying = () => document.querySelector('[data-reward]')?.textContent
const hasFlight = () => document.getAnimations().some(({ id }) => id === 'reward')

/** Makes the tick earn that many points. */
const openWith = async (server: FakeServer, points: number) => {
  server.on(getHabitIntents, [habit('PLANNED')])
  server.on(createHabitLog, () => {
    server.on(getHabitIntents, [habit('DONE')])
    server.on(getUserProgress, { ...progress, healthPoints: progress.healthPoints + points })
    return {}
  })
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(badge()).toMatchTextContent('135')
  // The code is loaded in an idle moment.
  await expect.poll(announced).toBe('')
}

test('points rise where something was pressed, fly to the badge, and count when they arrive', async ({
  server,
}) => {
  await emulateMedia({ motion: 'no-preference' })
  await openWith(server, 5)
  const before = positionsOfPressable()
  await tick().click()
  await expect.poll(flying).toBe('+5')
  const [number, pressed] = [document.querySelector('[data-reward]'), tick().element()].map((each) =>
    each?.getBoundingClientRect(),
  )
  expect(Math.abs((number?.x ?? 0) - (pressed?.x ?? 0))).toBeLessThan(40)
  expect(document.elementFromPoint(number?.x ?? 0, number?.y ?? 0)?.closest('[data-reward]')).toBe(null)
  await expect.element(badge()).toMatchTextContent('135')
  await expect.poll(flying).toBeUndefined()
  await expect.element(badge()).toMatchTextContent('140')
  expect(announced()).toBe('+5 Gesundheitspunkte, zusammen 140.')
  // The badge grows for a moment.
  await expect
    .poll(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
    .toBe(0)
  expectNothingMoved(before)
})

test('any press ends the flight', async ({ server }) => {
  await emulateMedia({ motion: 'no-preference' })
  await openWith(server, 5)
  await tick().click()
  await expect.poll(hasFlight).toBe(true)
  await userEvent.keyboard('{Shift}')
  expect(hasFlight()).toBe(false)
  await expect.element(badge()).toMatchTextContent('140')
})

test('with reduced motion the number is shown without a flight', async ({ server }) => {
  await openWith(server, 5)
  await tick().click()
  await expect.poll(flying).toBe('+5')
  expect(hasFlight()).toBe(false)
  await expect.element(badge()).toMatchTextContent('140')
  await expect.poll(announced).toBe('+5 Gesundheitspunkte, zusammen 140.')
})

test('a command that earns nothing shows nothing', async ({ server }) => {
  await openWith(server, 0)
  await tick().click()
  await expect.element(page.getByText('Durchführung wurde eingetragen.')).toBeVisible()
  expect(flying()).toBeUndefined()
  expect(announced()).toBe('')
})

test('points from another device in the same answer are not counted as the command’s', async ({ server }) => {
  await openWith(server, 65)
  await tick().click()
  await expect.poll(announced).toBe('+5 Gesundheitspunkte, zusammen 200.')
  await expect.element(badge()).toMatchTextContent('200')
})

test('a press by keyboard counts like one by touch', async ({ server }) => {
  await openWith(server, 5)
  tick().element().focus()
  await userEvent.keyboard(' ')
  await expect.poll(flying).toBe('+5')
  const number = document.querySelector('[data-reward]')?.getBoundingClientRect()
  const pressed = tick().element().getBoundingClientRect()
  expect(number?.bottom).toBeLessThan(pressed.bottom)
  expect(number?.bottom).toBeGreaterThan(pressed.top - 80)
})

test('a failed command earns nothing, and the badge keeps working', async ({ server }) => {
  await openWith(server, 5)
  server.refuse(createHabitLog, 'habit-day-not-planned')
  await tick().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(announced()).toBe('')
  await expect.element(badge()).toMatchTextContent('135')
})
