import { get, set, update } from 'idb-keyval'
import { storedSession } from '../../api/stored-session.ts'
import { createKeyedStore } from '../../ui/state/keyed-store.ts'

const deviceStore = createKeyedStore('wohlauf-device', 'device')

type Visits = { count: number; lastDay: string }

const key = (name: string): string => `${storedSession.userId ?? ''} ${name}`

/**
 * Counts the days on which a person has visited on this device, today included. Without a storage it returns
 * 0.
 */
export const countVisit = async (day: string): Promise<number> => {
  let count = 0
  const next = (last: Visits | undefined): Visits => {
    count = last?.lastDay === day ? last.count : (last?.count ?? 0) + 1
    return { count, lastDay: day }
  }
  await update<Visits>(key('visits'), next, deviceStore).catch(() => {})
  return count
}

/** True without a storage, so that the invitation does not appear again and again. */
export const wasInvitedToInstall = (): Promise<boolean> =>
  get<boolean>(key('invited-to-install'), deviceStore).then(
    (was) => was === true,
    () => true,
  )

export const rememberInvitation = (): Promise<void> =>
  set(key('invited-to-install'), true, deviceStore).catch(() => {})
