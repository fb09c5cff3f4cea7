import { get, set } from 'idb-keyval'
import { storedSession } from '../../../api/stored-session.ts'
import { createKeyedStore } from '../../../ui/state/keyed-store.ts'

/** Outlives an expired session, which clears the browser's other storage; a logout clears it too. */
const deviceStore = createKeyedStore('wohlauf-device', 'device')

/** Separate for each user of this device. */
const key = (): string => `${storedSession.userId ?? ''} push-introduced`

/**
 * Whether the user has seen the push introduction on this device. True without a storage, so that it does not
 * appear again and again.
 */
export const wasPushIntroduced = (): Promise<boolean> =>
  get<boolean>(key(), deviceStore).then(
    (was) => was === true,
    () => true,
  )

export const rememberPushIntroduced = (): Promise<void> => set(key(), true, deviceStore).catch(() => {})
