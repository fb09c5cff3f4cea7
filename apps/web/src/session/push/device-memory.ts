import { del, get, set, update } from 'idb-keyval'
import { storedSession } from '../../api/stored-session.ts'
import { createKeyedStore } from '../../ui/state/keyed-store.ts'

/** Outlives an expired session, which clears the browser's other storage; a logout clears it too. */
const deviceStore = createKeyedStore('wohlauf-device', 'device')

const IDENTIFIER = 'push-device'

/** Stores the user's id: the browser's permission belongs to all who use it, its messages to one of them. */
const ACTIVATED_BY = 'push-activated-by'

/** The fallback without a storage, which lasts as long as the page. */
const ofThisPage = crypto.randomUUID()

/** The same at every start, until a logout. */
export const deviceIdentifier = async (): Promise<string> => {
  let identifier: string = ofThisPage
  const choose = (storedId: string | undefined): string => {
    identifier = storedId ?? ofThisPage
    return identifier
  }
  await update<string>(IDENTIFIER, choose, deviceStore).catch(() => {})
  return identifier
}

export const isActivated = (): Promise<boolean> =>
  get<string>(ACTIVATED_BY, deviceStore).then(
    (userId) => userId !== undefined && userId === storedSession.userId,
    () => false,
  )

export const rememberActivated = (): Promise<void> => set(ACTIVATED_BY, storedSession.userId, deviceStore)

export const forgetActivated = (): Promise<void> => del(ACTIVATED_BY, deviceStore)
