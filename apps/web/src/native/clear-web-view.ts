import { deleteDB } from 'idb'

/**
 * Removes everything that the previous app has stored in the web view, before the next one starts. Called
 * while no app is running, which could keep a database open.
 */
export const clearWebView = async (): Promise<void> => {
  localStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) await deleteDB(name)
  for (const name of await caches.keys()) await caches.delete(name)
}
