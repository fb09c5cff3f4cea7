import type { DeviceDatabase } from './database.ts'
import { makeRoom, usedBytes } from './make-room.ts'

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/**
 * Writes; when the browser has no more room, once more after half of the stored data was removed. What still
 * has no room is not stored: the app works with a network.
 */
export const writeWithRoom = async (
  database: DeviceDatabase,
  write: () => Promise<unknown>,
): Promise<void> => {
  try {
    await write()
  } catch (error) {
    if (!isFull(error)) throw error
    await makeRoom(database, (await usedBytes(database)) / 2)
    await write()
  }
}
