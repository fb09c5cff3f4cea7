import { createHabitIntent, getHabitIntents, getHabits } from '@wohlauf/contract/habits/habits'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessible.ts'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { pushDevice } from '../../../testing/push-device.ts'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { expect, test } from '../../../testing/test.ts'

const activeHabit = sampleHabit(1, { title: 'Ein Spaziergang' })
const offeredHabit = (nth: number, title: string) => {
  const { habitId, habitIntroduction, minRuntime } = sampleHabit(nth)
  return { habitId, title, introduction: habitIntroduction, minRuntime }
}
const water = offeredHabit(2, 'Ein Glas Wasser')

const dialog = () => page.getByRole('dialog')
const submit = () => dialog().getByRole('button', { name: 'Gewohnheit starten' })
const day = (name: string) => dialog().getByRole('checkbox', { name })
const hour = () => dialog().getByRole('combobox', { name: 'Stunde' })
const chip = (name: string) => dialog().getByRole('button', { name })

type Options = Pick<Parameters<typeof openScreen>[0], 'push' | 'user'>

const open = async (server: FakeServer, options: Options = {}) => {
  server.on(getHabitIntents, [activeHabit])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser(), ...options })
  await page.getByRole('button', { name: 'Neue Gewohnheit' }).click()
}

const choose = async (server: FakeServer, options: Options = {}) => {
  server.on(getHabits, [offeredHabit(1, 'Ein Spaziergang'), water])
  await open(server, options)
  await dialog()
    .getByRole('button', { name: /Ein Glas Wasser/ })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Ein Glas Wasser' })).toBeVisible()
}

test('offers only habits without an intent', async ({ server }) => {
  server.on(getHabits, [offeredHabit(1, 'Ein Spaziergang'), water])
  await open(server)
  await expect.element(dialog().getByText('In ungefähr 3 Wochen Teil deines Alltags')).toBeVisible()
  expect(dialog().getByRole('listitem').elements()).toHaveLength(1)
  await expectAccessible()
})

test('says that all are started', async ({ server }) => {
  server.on(getHabits, [offeredHabit(1, 'Ein Spaziergang')])
  await open(server)
  await expect.element(dialog().getByRole('heading', { name: 'Du hast alle gestartet' })).toBeVisible()
})

test('retries the list after a failure', async ({ server }) => {
  server.refuse(getHabits, 'unavailable')
  await open(server)
  const retry = dialog().getByRole('button', { name: 'Noch einmal versuchen' })
  await expect.element(retry).toBeVisible()
  server.on(getHabits, [water])
  await retry.click()
  await expect.element(dialog().getByRole('button', { name: /Ein Glas Wasser/ })).toBeVisible()
})

test('a proposed trigger proposes its time, until a time was chosen', async ({ server }) => {
  await choose(server)
  await chip('nach dem Aufstehen').click()
  await expect.element(dialog().getByRole('textbox', { name: 'Auslöser' })).toHaveValue('nach dem Aufstehen')
  await expect.element(hour()).toHaveValue('07')
  await chip('nach dem Abendessen').click()
  await expect.element(hour()).toHaveValue('19')
  await hour().selectOptions('20')
  await chip('zum Kaffee').click()
  await expect.element(hour()).toHaveValue('20')
  await chip('zum Kaffee').click()
  await expect.element(dialog().getByRole('textbox', { name: 'Auslöser' })).toHaveValue('')
})

test('more than four days get a kind advice, four do not', async ({ server }) => {
  await choose(server)
  for (const name of ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag']) await day(name).click()
  const advice = dialog().getByText('Fang ruhig kleiner an.')
  await expect.element(day('Donnerstag')).toBeChecked()
  await expect.element(advice).not.toBeInTheDocument()
  await day('Freitag').click()
  await expect.element(advice).toBeVisible()
  await expectAccessible()
})

test('seven days fit into one row of a phone', async ({ server }) => {
  await choose(server)
  const boxes = dialog()
    .getByRole('checkbox')
    .elements()
    .map((box) => box.getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(boxes).toHaveLength(7)
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('another habit can be chosen instead', async ({ server }) => {
  await choose(server)
  const back = dialog().getByRole('button', { name: 'Andere Gewohnheit' })
  await expect.element(back).toHaveFocus()
  await back.click()
  await expect.element(page.getByRole('dialog', { name: 'Neue Gewohnheit' })).toBeVisible()
})

test('the start is reported with the next time, and the habit is in the list', async ({ server }) => {
  await choose(server)
  server.on(createHabitIntent, ({ habitId }) => {
    server.on(getHabitIntents, [activeHabit, sampleHabit(2, { habitId, title: 'Ein Glas Wasser' })])
    return { habitIntentId: sampleHabit(2).habitIntentId, nextReminderAt: '2031-03-10T06:00:00.000Z' }
  })
  await chip('nach dem Aufstehen').click()
  await day('Montag').click()
  await submit().click()
  await expect.element(page.getByText('Gewohnheit wurde erstellt.')).toBeVisible()
  await expect.element(page.getByText('Das nächste Mal am 10.03.2031 um 07:00 Uhr.')).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 3, name: 'Ein Glas Wasser' })).toBeVisible()
  await expect
    .poll(() => server.callsOf(createHabitIntent).map(({ input }) => input))
    .toEqual([
      {
        habitId: water.habitId,
        trigger: 'nach dem Aufstehen',
        weekdays: ['MONDAY'],
        notificationTime: '07:00:00',
      },
    ])
})

test('after the start, a browser that can receive push messages introduces them', async ({ server }) => {
  await choose(server, {
    push: pushDevice({ operatingSystem: 'web' }).client,
    user: sampleUser('ROLE_USER', { notificationSettings: ['PUSH_HABIT_REMINDER'] }),
  })
  const introduction = page.getByRole('dialog', { name: 'Benachrichtigungen aktivieren' })
  server.on(createHabitIntent, { habitIntentId: sampleHabit(2).habitIntentId, nextReminderAt: null })
  await day('Montag').click()
  await expect.element(introduction).not.toBeInTheDocument()
  await submit().click()
  await expect.element(introduction).toBeVisible()
})
