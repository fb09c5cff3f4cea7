import { storedSession } from '../api/stored-session.ts'
import { clockDifference } from '../ui/time/clock.ts'
import { type DeviceDatabase, openDeviceDatabase } from './database.ts'

type Opened = { owner: string; database: Promise<DeviceDatabase | null> }

let openDatabase: Opened | null = null

/**
 * A browser that has closed a database goes on clearing, and a logout in another tab clears one storage after
 * the other, the session perhaps as the last: what is opened meanwhile is removed unseen, or outlives its person.
 */
const SETTLED_MS = 1000

let settled: Promise<unknown> = Promise.resolve()

/** A device that was started offline knows the server's time from its former visits. */
const restoreServerTime = async (database: DeviceDatabase): Promise<void> => {
  const difference = await database.get('facts', 'clockDifferenceMs').catch(() => undefined)
  if (typeof difference === 'number') clockDifference.restore(difference)
}

const open = async (appId: string, userId: string): Promise<DeviceDatabase | null> => {
  try {
    const database = await openDeviceDatabase(appId, userId)
    // This or another tab deletes the database, or the browser has removed it.
    database.addEventListener('versionchange', () => {
      openDatabase = null
    })
    database.addEventListener('close', () => {
      openDatabase = null
      settled = new Promise((resolve) => setTimeout(resolve, SETTLED_MS))
    })
    await restoreServerTime(database)
    return database
  } catch {
    // The browser may be clearing its storages at this moment: the next call tries again.
    openDatabase = null
    return null
  }
}

const personOfTab = (): { appId: string; userId: string } | null => {
  const { appId, lastUserId, isOfAnother } = storedSession
  return appId === null || lastUserId === null || isOfAnother ? null : { appId, userId: lastUserId }
}

const ownerOf = ({ appId, userId }: { appId: string; userId: string }): string => `${appId} ${userId}`

/**
 * The database of this tab's person; null without one, and if the browser has no storage: then the app works
 * with a network only. After the browser has removed the one before it comes a second later.
 */
export const currentDatabase = (): Promise<DeviceDatabase | null> => {
  const person = personOfTab()
  if (!person) return Promise.resolve(null)
  const owner = ownerOf(person)
  if (openDatabase?.owner !== owner) {
    const openSettled = async () => {
      await settled
      const current = personOfTab()
      if (current && ownerOf(current) === owner) return open(person.appId, person.userId)
      if (openDatabase?.owner === owner) openDatabase = null
      return currentDatabase()
    }
    openDatabase = { owner, database: openSettled() }
  }
  return openDatabase.database
}
