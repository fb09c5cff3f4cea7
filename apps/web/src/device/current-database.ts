import { storedSession } from '../api/stored-session.ts'
import { type DeviceDatabase, openDeviceDatabase } from './database.ts'

type Opened = { owner: string; database: Promise<DeviceDatabase | null> }

let opened: Opened | null = null

const open = async (appId: string, userId: string): Promise<DeviceDatabase | null> => {
  try {
    const database = await openDeviceDatabase(appId, userId)
    // Closed by the browser, or deleted by this tab or another one.
    for (const name of ['close', 'versionchange'] as const)
      database.addEventListener(name, () => {
        opened = null
      })
    return database
  } catch {
    return null
  }
}

/** Of this tab's person; null without one, and where the browser has no storage: the app works with a network then. */
export const currentDatabase = (): Promise<DeviceDatabase | null> => {
  const { appId, lastUserId, isOfAnother } = storedSession
  if (appId === null || lastUserId === null || isOfAnother) return Promise.resolve(null)
  const owner = `${appId} ${lastUserId}`
  if (opened?.owner !== owner) opened = { owner, database: open(appId, lastUserId) }
  return opened.database
}
