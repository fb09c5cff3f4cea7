import { get, set } from 'idb-keyval'
import { storedSession } from '../../../api/stored-session.ts'
import { createKeyedStore } from '../../../ui/state/keyed-store.ts'

/** Outlives an expired session, which clears the browser's other storage; a logout clears it too. */
const deviceStore = createKeyedStore('wohlauf-device', 'device')

/** Another user of this device is introduced too. */
const key = (): string => `${storedSession.userId ?? ''} push-introduced`

/** Whether the user has seen the push introduction on this device. Without a storage nobody is asked again and again. */
export const wasPushIntroduced = (): Promise<boolean> =>
  get<boolean>(key(), deviceStore).then(
    (was) => was === true,
    () => true,
  )

export const rememberPushIntroduced = (): Promise<void> => set(key(), true, deviceStore).catch(() => {})
