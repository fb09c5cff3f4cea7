import { cdp } from 'vitest/browser'

/** The type is the provider's, which the web does not import. */
type DevTools = { send: (method: string, parameters: object) => Promise<unknown> }

/** Removes the databases of this origin, as a browser without room does. */
export const evictDatabases = (): Promise<unknown> =>
  (cdp() as unknown as DevTools).send('Storage.clearDataForOrigin', {
    origin: location.origin,
    storageTypes: 'indexeddb',
  })
