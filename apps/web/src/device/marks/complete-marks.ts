import type { DeviceDatabase } from '../database.ts'
import { markableOf } from './markable.ts'
import { incompleteMarks, markOffline } from './marks.ts'

/** Fetches again what left with a session that has ended, for the same person. Without a network, the next start does it. */
export const completeMarks = async (database: DeviceDatabase): Promise<void> => {
  for (const key of await incompleteMarks(database)) await markOffline(markableOf(key), () => {})
}
