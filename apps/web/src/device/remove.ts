import type { Leaving } from '../api/device-answers.ts'
import { answersOfDevice } from '../ui/state/answers-of-device.ts'
import { currentDatabase } from './current-database.ts'
import { deleteDeviceDatabase, deviceDatabases, leaveToTransaction, openDeviceDatabase } from './database.ts'
import { makeRoom } from './make-room.ts'
import { resumePictures } from './pictures/resume-pictures.ts'
import { forgetWaitingPictures } from './pictures/store-pictures.ts'
import { removeHealthData } from './remove-health-data.ts'

const isOf =
  (appId: string, userId: string) =>
  (owner: { appId: string; userId: string }): boolean =>
    owner.appId === appId && owner.userId === userId

/** Implements `DeviceAnswers.keepOnly`. Never fails: without a storage, nothing is stored. */
export const keepOnly = async (appId: string, userId: string): Promise<void> => {
  try {
    const owners = await deviceDatabases()
    const isOwn = isOf(appId, userId)
    for (const owner of owners) if (!isOwn(owner)) await deleteDeviceDatabase(owner.appId, owner.userId)
    // Opening a missing database would create it.
    const database = owners.some(isOwn) ? await currentDatabase() : null
    if (!database) return
    await makeRoom(database)
    await resumePictures(database)
    if ((await database.count('marks')) > 0)
      await (await import('./marks/complete-marks.ts')).completeMarks(database)
  } catch {}
}

const removeAnswers = async (appId: string, userId: string): Promise<void> => {
  if (!(await deviceDatabases()).some(isOf(appId, userId))) return
  const database = await openDeviceDatabase(appId, userId)
  const transaction = database.transaction(['answers', 'files'], 'readwrite')
  for (const name of ['answers', 'files'] as const) leaveToTransaction(transaction.objectStore(name).clear())
  await transaction.done
  database.close()
}

/** Implements `DeviceAnswers.remove`. Never fails. */
export const remove = async (appId: string, userId: string, leaving: Leaving): Promise<void> => {
  forgetWaitingPictures()
  if (leaving !== 'health-data') answersOfDevice.set(new Map())
  try {
    if (leaving === 'all') return await deleteDeviceDatabase(appId, userId)
    if (leaving === 'answers') return await removeAnswers(appId, userId)
    const database = await currentDatabase()
    if (database) await removeHealthData(database)
  } catch {}
}
