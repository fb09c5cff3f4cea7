import { storedSession } from '../api/stored-session.ts'
import { clockDifference } from '../ui/time/clock.ts'
import { type DeviceDatabase, openDeviceDatabase } from './database.ts'

type Opened = { owner: string; database: Promise<DeviceDatabase | null> }

let openDatabase: Opened | null = null

/** A device that was started offline knows the server's time from its former visits. */
const restoreServerTime = async (database: DeviceDatabase): Promise<void> => {
  const difference = await database.get('facts', 'clockDifferenceMs').catch(() => undefined)
  if (typeof difference === 'number') clockDifference.restore(difference)
}

const open = async (appId: string, userId: string): Promise<DeviceDatabase | null> => {
  try {
    const database = await openDeviceDatabase(appId, userId)
    // The browser closes the database, or this or another tab deletes it.
    for (const name of ['close', 'versionchange'] as const)
      database.addEventListener(name, () => {
        openDatabase = null
      })
    await restoreServerTime(database)
    return database
  } catch {
    // The browser may be clearing its storages at this moment: the next call tries again.
    openDatabase = null
    return null
  }
}

/**
 * The database of this tab's person; null without one, and if the browser has no storage: then the app works
 * with a network only.
 */
export const currentDatabase = (): Promise<DeviceDatabase | null> => {
  const { appId, lastUserId, isOfAnother } = storedSession
  if (appId === null || lastUserId === null || isOfAnother) return Promise.resolve(null)
  const owner = `${appId} ${lastUserId}`
  if (openDatabase?.owner !== owner) openDatabase = { owner, database: open(appId, lastUserId) }
  return openDatabase.database
}
