import { createStore, type UseStore } from 'idb-keyval'

/**
 * Like the library's, except that a browser that blocks its storage, and throws, causes a rejection as any
 * other failure does.
 */
export const createKeyedStore = (database: string, name: string): UseStore => {
  const store = createStore(database, name)
  return async (mode, work) => store(mode, work)
}
