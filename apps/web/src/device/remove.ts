import type { Leaving } from '../api/device-answers.ts'
import { storedSession } from '../api/stored-session.ts'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'
import { serverNow } from '../ui/time/clock.ts'
import { currentDatabase } from './current-database.ts'
import {
  type DeviceDatabase,
  deleteDeviceDatabase,
  deviceDatabases,
  leaveToTransaction,
  type Owner,
  openDeviceDatabase,
} from './database.ts'
import { makeRoom } from './make-room.ts'
import { allCommands } from './outbox/command-store.ts'
import { waitingCommands } from './outbox/waiting-commands.ts'
import { resumePictures } from './pictures/resume-pictures.ts'
import { forgetWaitingPictures } from './pictures/store-pictures.ts'
import { removeHealthData } from './remove-health-data.ts'
import { STORED_MS } from './rules/entries-to-remove.ts'

type Readable = 'answers' | 'files' | 'marks'

const isSame = (one: Owner, other: Owner): boolean => one.appId === other.appId && one.userId === other.userId

const clear = async (database: DeviceDatabase, names: readonly Readable[]): Promise<void> => {
  const transaction = database.transaction(names, 'readwrite')
  for (const name of names) leaveToTransaction(transaction.objectStore(name).clear())
  await transaction.done
}

const removeAnswers = async ({ appId, userId }: Owner): Promise<void> => {
  const database = await openDeviceDatabase(appId, userId)
  await clear(database, ['answers', 'files']).finally(() => database.close())
}

const hasRecentCommands = async (database: DeviceDatabase): Promise<boolean> => {
  const now = serverNow().getTime()
  // The device's clock may have been ahead of the server's.
  return (await allCommands(database)).some(({ doneAtMs }) => Math.abs(now - doneAtMs) <= STORED_MS)
}

/** Queued commands stay for their owner's next login, which sends them. */
const removeAllButCommands = async ({ appId, userId }: Owner): Promise<void> => {
  const database = await openDeviceDatabase(appId, userId)
  let isNeeded: boolean
  try {
    await clear(database, ['answers', 'files', 'marks'])
    isNeeded = await hasRecentCommands(database)
  } finally {
    database.close()
  }
  if (!isNeeded) await deleteDeviceDatabase(appId, userId)
}

/** Implements `DeviceAnswers.keepOnly`. Never fails: without a storage, nothing is stored. */
export const keepOnly = async (appId: string, userId: string): Promise<void> => {
  try {
    const owners = await deviceDatabases()
    const own = { appId, userId }
    for (const owner of owners) if (!isSame(owner, own)) await removeAllButCommands(owner)
    // Opening a missing database would create it.
    const database = owners.some((owner) => isSame(owner, own)) ? await currentDatabase() : null
    if (!database) return
    await makeRoom(database)
    await resumePictures(database)
    if ((await database.count('marks')) > 0)
      await (await import('./marks/complete-marks.ts')).completeMarks(database)
  } catch {}
}

/** Implements `DeviceAnswers.removeAnswersOfEnded`. Never fails. */
export const removeAnswersOfEnded = async (): Promise<void> => {
  try {
    for (const owner of await deviceDatabases()) if (storedSession.token === null) await removeAnswers(owner)
  } catch {}
}

/** Implements `DeviceAnswers.remove`. Never fails. */
export const remove = async (appId: string, userId: string, leaving: Leaving): Promise<void> => {
  forgetWaitingPictures()
  if (leaving !== 'health-data') {
    answersOfDevice.set(new Map())
    waitingCommands.set([])
  }
  try {
    if (leaving === 'all') return await deleteDeviceDatabase(appId, userId)
    // Opening a missing database would create it.
    const owner = (await deviceDatabases()).find((each) => isSame(each, { appId, userId }))
    if (!owner) return
    if (leaving === 'answers') return await removeAnswers(owner)
    if (leaving === 'all-but-commands') return await removeAllButCommands(owner)
    const database = await currentDatabase()
    if (database) await removeHealthData(database)
  } catch {}
}
