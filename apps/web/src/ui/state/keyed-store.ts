import { createStore, type UseStore } from 'idb-keyval'

/** As the library's, except that a browser that blocks its storage, and throws, rejects as with any other failure. */
export const createKeyedStore = (database: string, name: string): UseStore => {
  const store = createStore(database, name)
  return async (mode, work) => store(mode, work)
}
