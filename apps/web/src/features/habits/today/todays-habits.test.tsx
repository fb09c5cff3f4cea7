import { hashKey } from '@tanstack/react-query'
import {
  createHabitLog,
  deleteHabitLog,
  getHabitIntents,
  type HabitDayState,
} from '@wohlauf/contract/habits/habits'
import { giveHealthConsent } from '@wohlauf/contract/own-data/health-consent'
import { onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerOptions } from '../../../api/hooks.ts'
import { startOutbox } from '../../../app/outbox/start-outbox.ts'
import { expectAccessible } from '../../../testing/accessible.ts'
import { openScreen } from '../../../testing/open-screen.tsx'
import { sampleHabit } from '../../../testing/sample-habits.ts'
import { sampleUser } from '../../../testing/samples.ts'
import { stopOutbox } from '../../../testing/stop-outbox.ts'
import { expect, test } from '../../../testing/test.ts'
import { answersOfDevice } from '../../../ui/state/answers-of-device.ts'

const water = sampleHabit(1, { title: 'Ein Glas Wasser', trigger: 'nach dem Zähneputzen' })
const today = (state: HabitDayState) => ({ ...water, today: { ...water.today, state } })
const tick = () => page.getByRole('checkbox', { name: 'Ein Glas Wasser, heute erledigt' })
const isTicked = (is: boolean) => expect.element(tick()).toHaveAttribute('aria-checked', String(is))
const undo = () => page.getByRole('button', { name: 'Rückgängig: Ein Glas Wasser' })
const inputsOf = (calls: readonly { input: unknown }[]) => calls.map(({ input }) => input)

test('a tick is drawn before the server has answered, and reported afterwards', async ({ server }) => {
  server.on(getHabitIntents, [water])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await expect.element(page.getByText('12:00 · nach dem Zähneputzen')).toBeVisible()
  await isTicked(false)
  const log = server.hold(createHabitLog, {})
  await tick().click()
  await isTicked(true)
  server.on(getHabitIntents, [today('DONE')])
  log.resume()
  await expect.element(page.getByText('Durchführung wurde eingetragen.')).toBeVisible()
  await isTicked(true)
  expect(inputsOf(server.callsOf(createHabitLog))).toEqual([
    { habitIntentId: water.habitIntentId, date: '2031-03-05', habitLogId: expect.any(String) },
  ])
  await expectAccessible()
})

test('a stored answer of an earlier day shows today’s plan, and a tick names today', async ({ server }) => {
  server.setClock(() => new Date('2031-03-10T09:00:00Z'))
  server.on(getHabitIntents, [today('DONE')])
  // Holds back the refetched answer, which would be of the earlier day again.
  server.hold(createHabitLog, {})
  const { queryKey } = answerOptions(getHabitIntents, {})
  answersOfDevice.set(new Map([[hashKey(queryKey), 0]]))
  onTestFinished(() => answersOfDevice.set(new Map()))
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await isTicked(false)
  await tick().click()
  await isTicked(true)
  expect(inputsOf(server.callsOf(createHabitLog))).toMatchObject([{ date: '2031-03-10' }])
})

test('a logged tick is not clickable', async ({ server }) => {
  server.on(getHabitIntents, [today('DONE')])
  server.on(createHabitLog, {})
  server.on(deleteHabitLog, {})
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await isTicked(true)
  await expect.element(tick()).toHaveAttribute('aria-disabled', 'true')
  tick()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  // A call of that click would arrive before this one.
  await undo().click()
  await expect.element(page.getByText('Durchführung wurde zurückgenommen.')).toBeVisible()
  expect(server.callsOf(createHabitLog)).toEqual([])
})

test('a refused tick is undone, and the current state is fetched', async ({ server }) => {
  server.on(getHabitIntents, [water])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await isTicked(false)
  server.refuse(createHabitLog, 'habit-day-not-planned')
  server.on(getHabitIntents, [today('FREE')])
  await tick().click()
  await expect.element(page.getByText('Für diesen Tag ist die Gewohnheit nicht geplant.')).toBeVisible()
  await expect.element(page.getByText('Heute ist nichts geplant.')).toBeVisible()
})

test('without a network a tick is undone', async ({ server }) => {
  server.on(getHabitIntents, [water])
  server.on(createHabitLog, {})
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await isTicked(false)
  server.setReachable(false)
  await tick().click()
  await expect.element(page.getByText(/Es konnte keine Verbindung/)).toBeVisible()
  await isTicked(false)
})

test('an accepted tick stays when the list cannot be fetched again', async ({ server }) => {
  server.on(getHabitIntents, [water])
  const { queryClient, router } = await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  startOutbox(queryClient, router)
  onTestFinished(stopOutbox)
  await isTicked(false)
  server.on(createHabitLog, {})
  server.refuse(getHabitIntents, 'unavailable')
  await tick().click()
  await expect.element(page.getByText('Durchführung wurde eingetragen.')).toBeVisible()
  await isTicked(true)
})

test('today’s tick can be undone; the focus goes to the tick', async ({ server }) => {
  server.on(getHabitIntents, [today('DONE')])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  server.on(deleteHabitLog, () => {
    server.on(getHabitIntents, [water])
    return {}
  })
  await undo().click()
  await expect.element(page.getByText('Durchführung wurde zurückgenommen.')).toBeVisible()
  await isTicked(false)
  await expect.element(tick()).toHaveFocus()
  await expect.element(undo()).not.toBeInTheDocument()
  expect(inputsOf(server.callsOf(deleteHabitLog))).toEqual([
    { habitIntentId: water.habitIntentId, date: '2031-03-05' },
  ])
})

test('an undo that is pressed while the tick is in flight is carried out after it', async ({ server }) => {
  server.on(getHabitIntents, [water])
  server.on(deleteHabitLog, {})
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  const log = server.hold(createHabitLog, {})
  await tick().click()
  await isTicked(true)
  await undo().click()
  await isTicked(false)
  expect(server.callsOf(deleteHabitLog)).toEqual([])
  log.resume()
  await expect.element(page.getByText('Durchführung wurde zurückgenommen.')).toBeVisible()
  await isTicked(false)
  expect(server.callsOf(createHabitLog)).toHaveLength(1)
})

test('a refused undo leaves the tick', async ({ server }) => {
  server.on(getHabitIntents, [today('DONE')])
  server.refuse(deleteHabitLog, 'habit-day-closed')
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await undo().click()
  await expect
    .element(page.getByText('Eintragen kannst du heute und gestern, zurücknehmen nur heute.'))
    .toBeVisible()
  await isTicked(true)
})

test('yesterday can be filled in; the filled-in day stays visible and cannot be undone', async ({
  server,
}) => {
  const missedHabit = { ...today('DONE'), yesterday: { date: '2031-03-04', state: 'PLANNED' as const } }
  server.on(getHabitIntents, [missedHabit, sampleHabit(2)])
  await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  const opener = page.getByRole('button', { name: 'Gestern nachtragen' })
  await opener.click()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
  const yesterday = page.getByRole('checkbox', { name: /gestern erledigt$/ })
  await expect.element(yesterday).toHaveAccessibleName('Ein Glas Wasser, gestern erledigt')
  server.on(createHabitLog, () => {
    server.on(getHabitIntents, [
      { ...missedHabit, yesterday: { date: '2031-03-04', state: 'DONE' } },
      sampleHabit(2),
    ])
    return {}
  })
  await yesterday.click()
  await expect.element(page.getByText('Durchführung wurde eingetragen.')).toBeVisible()
  await expect.element(yesterday).toHaveAttribute('aria-checked', 'true')
  expect(inputsOf(server.callsOf(createHabitLog))).toEqual([
    { habitIntentId: water.habitIntentId, date: '2031-03-04', habitLogId: expect.any(String) },
  ])
  await expect.element(undo()).toBeVisible()
  expect(page.getByRole('button', { name: /^Rückgängig/ }).elements()).toHaveLength(1)
  await expectAccessible()
  await opener.click()
  await expect.element(opener).not.toBeInTheDocument()
})

test('without consent a tick asks for it, and sends nothing when it is declined', async ({ server }) => {
  server.on(getHabitIntents, [water])
  server.on(createHabitLog, {})
  await openScreen({
    server,
    path: '/gewohnheiten',
    user: sampleUser('ROLE_USER', { healthConsentVersion: null }),
  })
  await tick().click()
  const question = page.getByRole('dialog')
  await expect.element(question).toBeVisible()
  expect(server.callsOf(createHabitLog)).toEqual([])
  await isTicked(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  expect(server.callsOf(createHabitLog)).toEqual([])
  expect(server.callsOf(giveHealthConsent)).toEqual([])
})
