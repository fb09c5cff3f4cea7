import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModule, getModules } from '@wohlauf/contract/modules/modules'
import type { AnyOperation, InputOf } from '@wohlauf/contract/operation'
import { getHealthPointEntries } from '@wohlauf/contract/user-progress/user-progress'
import { vi } from 'vitest'
import { storeAnswersOf } from '../api/device-answers.ts'
import { answerOptions, useAnswer } from '../api/hooks.ts'
import { usePagedAnswer } from '../api/paged-answer.ts'
import { storedSession } from '../api/stored-session.ts'
import { useSessionUserWithDevices } from '../session/session.ts'
import { stopStoringOnDevice, storeOnDevice } from '../testing/device-storage.ts'
import { inClient } from '../testing/in-client.tsx'
import { moduleWith, THREE_PAGES } from '../testing/reading.ts'
import { sampleApp, sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'
import { answerKey } from './answers.ts'
import { currentDatabase } from './current-database.ts'

const user = sampleUser()
const { pages: _, ...summary } = moduleWith(THREE_PAGES)
const before = [{ ...summary, title: 'Vorher' }]
const after = [{ ...summary, title: 'Nachher' }]

/** When the stored answer was received; null while nothing is stored. */
const storedAt = async <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) =>
  (await (await currentDatabase())?.get('answers', answerKey(operation, input)))?.receivedAtMs ?? null

const isStored = <Op extends AnyOperation>(operation: Op, input: InputOf<Op>) =>
  expect.poll(() => storedAt(operation, input)).not.toBeNull()

/** Opens the list of modules as a reloaded page does. */
const openModules = () => inClient(() => useAnswer(getModules, {}))

type Opened = Awaited<ReturnType<typeof openModules>>
const titles = ({ result }: Opened) => result.current.data?.map(({ title }) => title)

test.beforeEach(() => storeOnDevice(user.id))
test.afterEach(stopStoringOnDevice)

test('opened content is shown without a network, and refetched when the network is back', async ({
  server,
}) => {
  server.on(getModules, before)
  await openModules()
  await isStored(getModules, {})
  server.setReachable(false)
  const again = await openModules()
  await expect.poll(() => titles(again)).toEqual(['Vorher'])
  expect([...answersOfDevice.get().values()]).toEqual([await storedAt(getModules, {})])
  server.on(getModules, after)
  server.setReachable(true)
  dispatchEvent(new Event('online'))
  await expect.poll(() => titles(again)).toEqual(['Nachher'])
  await expect.poll(() => answersOfDevice.get().size).toBe(0)
})

test('content that was not opened fails without a network', async ({ server }) => {
  server.on(getModules, before)
  await openModules()
  await isStored(getModules, {})
  server.setReachable(false)
  const module = await inClient(() => useAnswer(getModule, { moduleId: summary.moduleId }))
  await expect.poll(() => module.result.current.error?.identifier).toBe('network')
  expect(module.result.current.data).toBeUndefined()
})

test('the device answers for an unavailable server, and not for a refusal', async ({ server }) => {
  server.on(getModules, before)
  await openModules()
  await isStored(getModules, {})
  server.refuse(getModules, 'unavailable')
  const unavailable = await openModules()
  await expect.poll(() => titles(unavailable)).toEqual(['Vorher'])
  server.refuse(getModules, 'not-allowed')
  const refusedList = await openModules()
  await expect.poll(() => refusedList.result.current.error?.status).toBe(403)
  expect(titles(refusedList)).toBeUndefined()
})

test('content that no longer exists is removed from the device', async ({ server }) => {
  const module = moduleWith(THREE_PAGES)
  const input = { moduleId: module.moduleId }
  server.on(getModule, module)
  await inClient(() => useAnswer(getModule, input))
  await isStored(getModule, input)
  server.refuse(getModule, 'not-found')
  await inClient(() => useAnswer(getModule, input))
  await expect.poll(() => storedAt(getModule, input)).toBeNull()
})

/** How long an opened page waits for the device's answer, in milliseconds. */
const waitFor = async (title: string): Promise<{ opened: Opened; ms: number }> => {
  const askedAtMs = Date.now()
  const opened = await openModules()
  await expect.poll(() => titles(opened)).toEqual([title])
  return { opened, ms: Date.now() - askedAtMs }
}

test('the device answers for a silent server after four seconds, and the late answer is shown', async ({
  server,
}) => {
  server.on(getModules, before)
  await openModules()
  await isStored(getModules, {})
  const { resume } = server.hold(getModules, after)
  const { opened, ms } = await waitFor('Vorher')
  expect(ms).toBeGreaterThanOrEqual(4000)
  resume()
  await expect.poll(() => titles(opened)).toEqual(['Nachher'])
  await expect.poll(() => answersOfDevice.get().size).toBe(0)
})

test('the silence is waited for once, not by each query of a page, until the server answers one', async ({
  server,
}) => {
  server.on(getModules, before)
  await openModules()
  await isStored(getModules, {})
  const { resume } = server.hold(getModules, before)
  await waitFor('Vorher')
  const timers = vi.spyOn(window, 'setTimeout')
  const { opened } = await waitFor('Vorher')
  expect(timers.mock.calls.filter(([, ms]) => ms === 4000)).toEqual([])
  timers.mockRestore()
  resume()
  await expect.poll(() => answersOfDevice.get().size).toBe(0)
  expect(titles(opened)).toEqual(['Vorher'])

  const again = server.hold(getModules, before)
  expect((await waitFor('Vorher')).ms).toBeGreaterThanOrEqual(4000)
  again.resume()
})

test('of a paged list the first page is stored', async ({ server }) => {
  const entry = { reason: 'module-page-seen', title: null, points: 5, entriesOfMonth: null } as const
  server.on(getHealthPointEntries, ({ after: cursor }) => ({
    items: [{ ...entry, points: cursor ? 1 : 5, earnedAt: '2026-11-28T10:00:00.000Z' }],
    next: cursor ? null : 'second',
  }))
  const open = () => inClient(() => usePagedAnswer(getHealthPointEntries, { limit: 1 }))
  const online = await open()
  await expect.poll(() => online.result.current.data).toHaveLength(1)
  online.result.current.more.onMore()
  await expect.poll(() => online.result.current.data).toHaveLength(2)
  await isStored(getHealthPointEntries, { limit: 1 })
  server.setReachable(false)
  const offline = await open()
  await expect.poll(() => offline.result.current.data?.map(({ points }) => points)).toEqual([5])
})

test('without a network the person is signed in as last seen', async ({ server }) => {
  server.on(getAuthenticatedUser, { ...sampleApp, user })
  const online = await inClient(useSessionUserWithDevices)
  await expect.poll(() => online.result.current?.id).toBe(user.id)
  await isStored(getAuthenticatedUser, {})
  server.setReachable(false)
  const offline = await inClient(useSessionUserWithDevices)
  await expect.poll(() => offline.result.current).toEqual(user)
})

test('for managers, and while an admin views an account, nothing is stored', async ({ server }) => {
  storeAnswersOf(sampleApp.appId, user.id, false)
  server.on(getModules, before)
  await openModules()
  storeAnswersOf(sampleApp.appId, user.id, true)
  server.on(getHabitIntents, [])
  await inClient(() => useAnswer(getHabitIntents, {}))
  await isStored(getHabitIntents, {})
  expect(await storedAt(getModules, {})).toBeNull()
})

test.for([
  ['of this tab', storedSession.beginGeneration],
  ['of all tabs', storedSession.beginGenerationInAllTabs],
] as const)('an answer requested before a removal %s is not stored', async ([, remove], { server }) => {
  const { resume } = server.hold(getHabitIntents, [])
  const query = await inClient(() => useAnswer(getHabitIntents, {}))
  remove()
  resume()
  await expect.poll(() => query.result.current.data).toEqual([])
  server.on(getModules, before)
  const next = await openModules()
  await isStored(getModules, {})
  expect(await storedAt(getHabitIntents, {})).toBeNull()
  await query.client.invalidateQueries(answerOptions(getHabitIntents, {}))
  await isStored(getHabitIntents, {})
  expect(titles(next)).toEqual(['Vorher'])
})
