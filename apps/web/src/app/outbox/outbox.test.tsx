import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { createHabitLog, getHabitIntents } from '@wohlauf/contract/habits/habits'
import type { OutputOf } from '@wohlauf/contract/operation'
import { afterEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answerOptions } from '../../api/hooks.ts'
import { loadOutbox, registerOutbox } from '../../api/outbox.ts'
import { currentDatabase } from '../../device/current-database.ts'
import { allCommands, consumeWithdrawn } from '../../device/outbox/command-store.ts'
import { outboxControls, waitingCommands } from '../../device/outbox/waiting-commands.ts'
import { removeHealthData } from '../../device/remove-health-data.ts'
import { expectAccessible } from '../../testing/accessible.ts'
import { readAnswer, writeAnswer } from '../../testing/device-storage.ts'
import { expectSaid } from '../../testing/editing.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { sampleHabit } from '../../testing/sample-habits.ts'
import { sampleUser } from '../../testing/samples.ts'
import { stopOutbox } from '../../testing/stop-outbox.ts'
import { expect, test } from '../../testing/test.ts'
import { snackbarQueue } from '../../ui/feedback/snackbar-queue.ts'
import { startOutbox } from './start-outbox.ts'

afterEach(stopOutbox)

const water = sampleHabit(1, { title: 'Ein Glas Wasser' })
const ticked = { ...water, today: { ...water.today, state: 'DONE' as const } }
const tick = () => page.getByRole('checkbox', { name: 'Ein Glas Wasser, heute erledigt' })
const isTicked = (is: boolean) => expect.element(tick()).toHaveAttribute('aria-checked', String(is))
const note = () => page.getByText('Wird gesendet, sobald es wieder möglich ist')

/** The person's commands on this device, including those whose screen still waits for the outcome. */
const storedCommands = async () => {
  const database = await currentDatabase()
  return database ? allCommands(database) : []
}

/** Today's ticks in the device's answers. */
const storedStates = async () => {
  const database = await currentDatabase()
  const intents = database && (await readAnswer(database, getHabitIntents, {}))
  return (intents as OutputOf<typeof getHabitIntents> | undefined)?.map(({ today }) => today.state)
}

const openHabits = async (server: FakeServer) => {
  server.on(getHabitIntents, [water])
  const screen = await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  startOutbox(screen.queryClient, screen.router)
  await loadOutbox()
  await expect.element(tick()).toBeVisible()
  return screen
}

/** The server refuses the tick after its screen has shown it as done. */
const tickAndRefuseLater = async (server: FakeServer) => {
  server.refuse(createHabitLog, 'unavailable')
  await tick().click()
  await expect.element(note()).toBeVisible()
  server.refuse(createHabitLog, 'habit-day-closed')
}

test('a command that is answered leaves nothing on the device', async ({ server }) => {
  await openHabits(server)
  server.on(createHabitLog, () => {
    server.on(getHabitIntents, [ticked])
    return {}
  })
  await tick().click()
  await expect.element(page.getByText('Durchführung wurde eingetragen.')).toBeVisible()
  await isTicked(true)
  expect(await storedCommands()).toEqual([])
  expect(note().elements()).toEqual([])
  expect(server.callsOf(createHabitLog)).toHaveLength(1)
})

test('an unanswered command waits, is shown as done, and is sent again automatically', async ({ server }) => {
  await openHabits(server)
  server.setReachable(false)
  await tick().click()
  await expect.element(note()).toBeVisible()
  await isTicked(true)
  await expectSaid('Auf diesem Gerät gespeichert, noch nicht gesendet.')
  expect(page.getByText('Durchführung wurde eingetragen.').query()).toBeNull()
  const [command] = await storedCommands()
  expect(command).toMatchObject({
    operation: createHabitLog.name,
    input: { date: '2031-03-05' },
    refusal: null,
  })
  server.on(createHabitLog, () => {
    server.on(getHabitIntents, [ticked])
    return {}
  })
  server.setReachable(true)
  await expect.element(note()).not.toBeInTheDocument()
  await isTicked(true)
  expect(server.callsOf(createHabitLog).map(({ input }) => input)).toEqual([command?.input])
  expect(await storedCommands()).toEqual([])
})

test('after a reload it is still shown as done, although the server’s answer lacks it', async ({
  server,
}) => {
  await openHabits(server)
  server.refuse(createHabitLog, 'unavailable')
  await tick().click()
  await expect.element(note()).toBeVisible()

  waitingCommands.set([])
  const again = await openScreen({ server, path: '/gewohnheiten', user: sampleUser() })
  await isTicked(false)
  startOutbox(again.queryClient, again.router)
  const outbox = await loadOutbox()
  outbox?.onSession()
  await isTicked(true)
  await expect.element(note()).toBeVisible()

  // An answer that arrives later knows nothing of it, either.
  const calls = server.callsOf(getHabitIntents).length
  const { queryKey } = answerOptions(getHabitIntents, {})
  await again.queryClient.resetQueries({ queryKey })
  expect(server.callsOf(getHabitIntents).length).toBeGreaterThan(calls)
  expect(again.queryClient.getQueryData(queryKey)).toMatchObject([{ today: { state: 'DONE' } }])
})

test('what the server has accepted is on the device, also where it cannot be fetched again', async ({
  server,
}) => {
  await openHabits(server)
  const database = await currentDatabase()
  if (!database) throw new Error('the device has no storage')
  await writeAnswer(database, getHabitIntents, {}, [water])
  server.on(createHabitLog, () => {
    server.refuse(getHabitIntents, 'unavailable')
    return {}
  })
  await tick().click()
  await expect.element(page.getByText('Durchführung wurde eingetragen.')).toBeVisible()
  await isTicked(true)
  expect(await storedStates()).toEqual(['DONE'])
})

test('a refusal is shown by the screen that waits for it, and is not queued any more', async ({ server }) => {
  await openHabits(server)
  server.refuse(createHabitLog, 'habit-day-closed')
  await tick().click()
  await expect.element(page.getByRole('alert')).toBeVisible()
  await isTicked(false)
  expect(await storedCommands()).toEqual([])
})

test('a command refused later is stored with the server’s sentence, and the screen shows the actual state', async ({
  server,
}) => {
  await openHabits(server)
  await tickAndRefuseLater(server)
  await expect.poll(() => waitingCommands.get()[0]?.refusal?.identifier).toBe('habit-day-closed')
  await isTicked(false)
  expect(note().elements()).toEqual([])
  await outboxControls.get()?.discard(() => true)
  expect(await storedCommands()).toEqual([])
})

const message = () => page.getByRole('status').getByText('Ein Eintrag konnte nicht gespeichert werden.')

test('a command refused later is announced once, with a link to the possible actions', async ({ server }) => {
  const { address } = await openHabits(server)
  await tickAndRefuseLater(server)
  await expect.element(message()).toBeVisible()
  await expectAccessible()
  expect(await outboxControls.get()?.consumeNewRefusals()).toBe(0)
  await page.getByRole('button', { name: 'Auf diesem Gerät ansehen' }).click()
  await expect.poll(address).toBe('/profil/auf-diesem-geraet')
  await expect.element(page.getByText(/^Konnte nicht gespeichert werden/)).toBeVisible()
  await expect.element(message()).not.toBeInTheDocument()
  await outboxControls.get()?.discard(() => true)
})

test('a refused command is sent again on request, and waits with its name until then', async ({ server }) => {
  await openHabits(server)
  server.refuse(createHabitLog, 'unavailable')
  await tick().click()
  await expect
    .element(page.getByText('Ein Eintrag wartet. Gesendet wird, sobald es wieder möglich ist.'))
    .toBeVisible()
  server.refuse(createHabitLog, 'health-consent-required')
  await expect.poll(() => waitingCommands.get()[0]?.refusal?.identifier).toBe('health-consent-required')
  const [{ id, titles } = { id: '', titles: [] }] = await storedCommands()
  expect(titles).toEqual(['Ein Glas Wasser'])
  server.on(createHabitLog, {})
  await outboxControls.get()?.sendAgain(id)
  expect(await storedCommands()).toEqual([])
  expect(waitingCommands.get()).toEqual([])
})

test('in a hidden tab it is announced when the person comes back', async ({ server }) => {
  await openHabits(server)
  await tickAndRefuseLater(server)
  const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await expect.poll(() => waitingCommands.get()[0]?.refusal?.identifier).toBe('habit-day-closed')
  expect(message().elements()).toEqual([])
  hiddenSpy.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(message()).toBeVisible()
  await outboxControls.get()?.discard(() => true)
})

test('after the session has ended it waits, and nothing is sent', async ({ server }) => {
  await openHabits(server)
  server.refuse(createHabitLog, 'authentication-required')
  const database = await currentDatabase()
  await tick().click()
  await expect.poll(() => server.callsOf(createHabitLog)).toHaveLength(1)
  await expect.poll(() => database && allCommands(database)).toMatchObject([{ refusal: null }])
  const calls = server.callsOf(createHabitLog).length
  await outboxControls.get()?.sendNow()
  expect(server.callsOf(createHabitLog)).toHaveLength(calls)
})

const messages = () => snackbarQueue.get().map(({ message }) => message)
const WITHDRAWN = 'Ein Eintrag wurde nicht gesendet, weil du deine Einwilligung widerrufen hast.'

/** The effect of a withdrawal that another tab has noticed. */
const withdrawElsewhere = async (server: FakeServer) => {
  await openHabits(server)
  server.refuse(createHabitLog, 'unavailable')
  await tick().click()
  await expect.element(note()).toBeVisible()
  const database = await currentDatabase()
  if (database) await removeHealthData(database)
  return database
}

test('a withdrawal of the consent discards waiting commands, says how many once, and shows the actual state', async ({
  server,
}) => {
  const database = await withdrawElsewhere(server)
  await expect.poll(messages).toContain(WITHDRAWN)
  await isTicked(false)
  expect(note().elements()).toEqual([])
  expect(await storedCommands()).toEqual([])
  expect(database && (await consumeWithdrawn(database))).toBe(0)
})

test('a tab that is hidden says it when the person comes back', async ({ server }) => {
  const hiddenSpy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const database = await withdrawElsewhere(server)
  await isTicked(false)
  expect(await database?.get('facts', 'withdrawnCount')).toBe(1)
  expect(messages()).not.toContain(WITHDRAWN)
  hiddenSpy.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(messages).toContain(WITHDRAWN)
})

test('a disabled account takes waiting commands along, and a message says how many', async ({ server }) => {
  const { queryClient } = await openHabits(server)
  server.refuse(createHabitLog, 'unavailable')
  await tick().click()
  await expect.element(note()).toBeVisible()
  snackbarQueue.set([])
  server.refuse(getAuthenticatedUser, 'user-disabled')
  void queryClient.refetchQueries({ queryKey: [getAuthenticatedUser.name] })
  await expect
    .poll(messages)
    .toEqual([
      'Dein Account wurde deaktiviert.',
      'Ein Eintrag wurde nicht gesendet, weil dein Account deaktiviert ist.',
    ])
})

test('while an admin views the account nothing is stored', async ({ server }) => {
  const { queryClient, router } = await openScreen({
    server,
    path: '/module',
    user: sampleUser('ROLE_USER', { isImpersonated: true }),
  })
  startOutbox(queryClient, router)
  await loadOutbox()
  await outboxControls.get()?.sendNow()
  expect(waitingCommands.get()).toEqual([])
})

test('without a database it needs a network, as before', async ({ server }) => {
  await openHabits(server)
  registerOutbox(() => Promise.reject(new Error('no')))
  server.setReachable(false)
  await tick().click()
  await expect.element(page.getByText(/Es konnte keine Verbindung/)).toBeVisible()
  await isTicked(false)
})
