import { useQuery } from '@tanstack/react-query'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { removeAnswersOfEnded, removeFromDevice, storeAnswersOf } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { sessionOptions } from '../session/session.ts'
import { readAnswer, stopStoringOnDevice, storeOnDevice, writeAnswer } from '../testing/device-storage.ts'
import { inClient } from '../testing/in-client.tsx'
import { sampleCommand } from '../testing/sample-commands.ts'
import { idOf } from '../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { serverNow } from '../ui/time/clock.ts'
import { currentDatabase } from './current-database.ts'
import { type DeviceDatabase, deviceDatabases, openDeviceDatabase } from './database.ts'
import { deviceAnswers } from './device-answers.ts'

const user = sampleUser()
const { appId } = sampleApp
const PICTURE = { blob: new Blob(['picture']), openedAtMs: 0, bytes: 7 }
const COMMAND = sampleCommand()

const ownDatabase = async (): Promise<DeviceDatabase> => {
  const database = await currentDatabase()
  if (!database) throw new Error('this browser has no storage')
  return database
}

/** Stores answers with and without health data, pictures of both kinds, and a queued command. */
const fill = async (database: DeviceDatabase): Promise<void> => {
  await writeAnswer(database, getHabitIntents, {}, [])
  await writeAnswer(database, getModules, {}, [])
  await database.put('files', PICTURE, '/api/files/private-images/1')
  await database.put('files', PICTURE, '/api/files/images/1')
  await database.add('acts', COMMAND)
  await database.add('acts', { ...COMMAND, id: idOf(3), operation: markModulePageAsSeen.name })
}

const contentOf = async (database: DeviceDatabase) => ({
  answers: (await database.getAll('answers')).map(({ operation }) => operation).toSorted(),
  files: await database.getAllKeys('files'),
  acts: (await database.getAll('acts')).map(({ operation }) => operation),
})

const storedAnswer = async (operation: AnyOperation) =>
  (await readAnswer(await ownDatabase(), operation, {})) !== undefined

test.beforeEach(() => storeOnDevice(user.id))
test.afterEach(stopStoringOnDevice)

test('a logout removes all data of the person', async () => {
  await fill(await ownDatabase())
  await removeFromDevice('all')
  expect(await deviceDatabases()).toEqual([])
})

test('after a session has ended only queued commands remain, and no readable data', async () => {
  await fill(await ownDatabase())
  await removeFromDevice('answers')
  expect(await contentOf(await ownDatabase())).toMatchObject({
    answers: [],
    files: [],
    acts: [COMMAND.operation, markModulePageAsSeen.name],
  })
})

test('a session that has ended creates no database for a person without one', async () => {
  await removeFromDevice('answers')
  expect(await deviceDatabases()).toEqual([])
})

test('after a withdrawal of the consent only data that are not about health remain', async () => {
  await fill(await ownDatabase())
  await removeFromDevice('health-data')
  expect(await contentOf(await ownDatabase())).toEqual({
    answers: [getModules.name],
    files: ['/api/files/images/1'],
    acts: [markModulePageAsSeen.name],
  })
})

test('a withdrawal on another device has the same effect, as soon as the session is requested', async ({
  server,
}) => {
  await fill(await ownDatabase())
  await writeAnswer(await ownDatabase(), getAuthenticatedUser, {}, { ...sampleApp, user })
  server.on(getAuthenticatedUser, { ...sampleApp, user: { ...user, healthConsentVersion: null } })
  await inClient(() => useQuery(sessionOptions))
  await expect.poll(() => storedAnswer(getHabitIntents)).toBe(false)
  expect(await storedAnswer(getModules)).toBe(true)
})

const DAY_MS = 86_400_000

/** Another person's data on this device, with a command of that age. */
const fillStranger = async (ageMs: number): Promise<void> => {
  const database = await openDeviceDatabase(appId, idOf(3))
  await fill(database)
  await database.put('marks', { title: 'Modul', markedAtMs: 0, answers: [], files: [] }, 'module 1')
  await database.clear('acts')
  await database.add('acts', { ...COMMAND, doneAtMs: serverNow().getTime() - ageMs })
  database.close()
}

const contentOfStranger = async () => {
  const database = await openDeviceDatabase(appId, idOf(3))
  const content = { ...(await contentOf(database)), marks: await database.getAllKeys('marks') }
  database.close()
  return content
}

test('so has one that was made before the next login, which finds no stored session', async ({ server }) => {
  await fill(await ownDatabase())
  await removeFromDevice('answers')
  server.on(getAuthenticatedUser, { ...sampleApp, user: { ...user, healthConsentVersion: null } })
  await inClient(() => useQuery(sessionOptions))
  await expect
    .poll(async () => (await contentOf(await ownDatabase())).acts)
    .toEqual([markModulePageAsSeen.name])
})

test('another person who logs in leaves queued commands of the previous one, for their next login, and nothing else', async () => {
  await fillStranger(29 * DAY_MS)
  storeAnswersOf(appId, user.id, true)
  await expect
    .poll(contentOfStranger)
    .toEqual({ answers: [], files: [], marks: [], acts: [COMMAND.operation] })
  expect(await contentOf(await ownDatabase())).toEqual({ answers: [], files: [], acts: [] })
})

test('after 30 days they leave, too', async () => {
  await fillStranger(31 * DAY_MS)
  storeAnswersOf(appId, user.id, true)
  await expect.poll(deviceDatabases).not.toContainEqual({ appId, userId: idOf(3) })
})

test('a logout on all devices leaves queued commands, and nothing else', async () => {
  await fill(await ownDatabase())
  await (await ownDatabase()).put(
    'marks',
    { title: 'Modul', markedAtMs: 0, answers: [], files: [] },
    'module 1',
  )
  await removeFromDevice('all-but-commands')
  expect(await contentOf(await ownDatabase())).toEqual({
    answers: [],
    files: [],
    acts: [COMMAND.operation, markModulePageAsSeen.name],
  })
  expect(await (await ownDatabase()).count('marks')).toBe(0)
})

test('a start without a session removes what can be read: the end of the session may have been interrupted', async () => {
  await fill(await ownDatabase())
  const database = await ownDatabase()
  // A session that begins before the code is loaded loses nothing.
  await deviceAnswers.removeAnswersOfEnded()
  expect(await contentOf(database)).toMatchObject({ answers: [getHabitIntents.name, getModules.name] })
  storedSession.clear()
  removeAnswersOfEnded()
  await expect
    .poll(() => contentOf(database))
    .toEqual({ answers: [], files: [], acts: [COMMAND.operation, markModulePageAsSeen.name] })
})

test('the same person finds them again', async () => {
  await fill(await ownDatabase())
  const stranger = await openDeviceDatabase(appId, idOf(3))
  stranger.close()
  storeAnswersOf(appId, user.id, true)
  await expect.poll(async () => (await deviceDatabases()).map(({ userId }) => userId)).toEqual([user.id])
  expect(await contentOf(await ownDatabase())).toMatchObject({
    acts: [COMMAND.operation, markModulePageAsSeen.name],
  })
})
