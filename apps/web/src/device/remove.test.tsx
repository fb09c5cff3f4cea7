import { useQuery } from '@tanstack/react-query'
import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getHabitIntents } from '@wohlauf/contract/habits/habits'
import { getModules, markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { removeFromDevice, storeAnswersOf } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { sessionOptions } from '../session/session.ts'
import { readAnswer, stopStoringOnDevice, storeOnDevice, writeAnswer } from '../testing/device-storage.ts'
import { inClient } from '../testing/in-client.tsx'
import { idOf } from '../testing/sample-elements.ts'
import { sampleApp, sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { currentDatabase } from './current-database.ts'
import { type DeviceDatabase, deviceDatabases, openDeviceDatabase, type QueuedCommand } from './database.ts'

const user = sampleUser()
const { appId } = sampleApp
const PICTURE = { blob: new Blob(['picture']), openedAtMs: 0, bytes: 7 }
const COMMAND: QueuedCommand = {
  id: idOf(1),
  operation: 'habits/create-habit-log-command',
  input: {},
  files: {},
  doneAtMs: 0,
  day: '2026-11-28',
  refusal: null,
}

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

test('another person who logs in finds no data of the previous one, not even queued commands', async () => {
  await fill(await ownDatabase())
  const other = idOf(2)
  storedSession.setOwner(appId, other)
  storeAnswersOf(appId, other, true)
  await expect.poll(deviceDatabases).toEqual([])
  expect(await contentOf(await ownDatabase())).toEqual({ answers: [], files: [], acts: [] })
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
