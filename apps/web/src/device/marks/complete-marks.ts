import { CallError } from '../../api/call-error.ts'
import type { DeviceDatabase } from '../database.ts'
import { markableOf } from './markable.ts'
import { incompleteMarks, markOffline, removeMark } from './marks.ts'

const isGone = (error: unknown): boolean => error instanceof CallError && [404, 410].includes(error.status)

/**
 * Refetches what left with an ended session, for the same person. Without a network, the next start does it.
 */
export const completeMarks = async (database: DeviceDatabase): Promise<void> => {
  for (const key of await incompleteMarks(database)) {
    const item = markableOf(key)
    try {
      await markOffline(item, () => {})
    } catch (error) {
      // A failed mark must not block those behind it.
      if (!isGone(error)) throw error
      await removeMark(item)
    }
  }
}
