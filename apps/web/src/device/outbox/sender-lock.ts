import { deviceMs } from '../../ui/time/clock.ts'
import type { DeviceDatabase } from '../database.ts'

/** Longer than any call may take. */
const LEASE_MS = 200_000
const LOOK_AGAIN_MS = 1000

type Alone = <Result>(work: () => Promise<Result>) => Promise<Result>

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * A tab that has died blocks the lease no longer than that time; two tabs that send at the same moment do no
 * harm.
 */
const createLease = (database: DeviceDatabase): Alone => {
  const holder = crypto.randomUUID()
  const take = async (): Promise<boolean> => {
    const { store, done } = database.transaction('facts', 'readwrite')
    const lease = await store.get('senderLease')
    const leftMs = typeof lease === 'object' && lease.holder !== holder ? lease.endsAtMs - deviceMs() : 0
    // The rest is longer than any lease: the device's clock was set back since.
    const isFree = leftMs <= 0 || leftMs > LEASE_MS
    if (isFree) await store.put({ holder, endsAtMs: deviceMs() + LEASE_MS }, 'senderLease')
    await done
    return isFree
  }
  const release = async (): Promise<void> => {
    const { store, done } = database.transaction('facts', 'readwrite')
    const lease = await store.get('senderLease')
    // The lease may have ended, and be another tab's by now.
    if (typeof lease === 'object' && lease.holder === holder) await store.delete('senderLease')
    await done
  }
  return async (work) => {
    while (!(await take())) await later(LOOK_AGAIN_MS)
    try {
      return await work()
    } finally {
      await release()
    }
  }
}

/** Lets one tab of a person send at a time. */
export const createSenderLock = (database: DeviceDatabase): Alone =>
  'locks' in navigator
    ? // The database's name has the app and the person.
      (work) => navigator.locks.request(`${database.name} sender`, work) as ReturnType<typeof work>
    : createLease(database)
