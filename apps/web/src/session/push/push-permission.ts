import { type PushClient, type PushPermission, pushClient } from '../../native/push.ts'
import { createStore } from '../../ui/state/store.ts'

/** This device's permission; null where no push messages can be received, and until it is known. */
export const pushPermission = createStore<PushPermission | null>(null)

const updatePermission = async (ask: (client: PushClient) => Promise<PushPermission>): Promise<void> => {
  const client = pushClient()
  if (!client) return
  try {
    pushPermission.set(await ask(client))
  } catch (error) {
    reportError(error)
  }
}

/** Reads the permission again: the user may have changed it in the system's settings. */
export const readPushPermission = (): Promise<void> => updatePermission((client) => client.permission())

/** Shows the system's question; the answer reaches the server by `usePushSync`. */
export const requestPushPermission = (): Promise<void> =>
  updatePermission((client) => client.requestPermission())
