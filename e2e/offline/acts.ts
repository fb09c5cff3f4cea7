import { expect, type Locator, type Page } from '@playwright/test'

const WAITING = 'Wird gesendet, sobald du wieder online bist'

export const waitingNotes = (page: Page | Locator): Locator => page.getByText(WAITING)

/** What a cut network and lost answers look like in the browser's console. */
export const CUT = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ERR_NETWORK_CHANGED/, /Failed to fetch/]

/** Until the page has opened the person's database, which it does in an idle moment. */
export const outboxReady = async (page: Page, userId: string): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(async (id) => {
        const databases = await indexedDB.databases()
        return databases.some(({ name }) => name?.endsWith(id))
      }, userId),
    )
    .toBe(true)
}

/** How many acts the device has. */
export const countOfActs = (page: Page, userId: string): Promise<number> =>
  page.evaluate(async (id) => {
    const name = (await indexedDB.databases()).find((database) => database.name?.endsWith(id))?.name ?? ''
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const count = await new Promise<number>((resolve, reject) => {
      const counting = database.transaction('acts').objectStore('acts').count()
      counting.onsuccess = () => resolve(counting.result)
      counting.onerror = () => reject(counting.error)
    })
    database.close()
    return count
  }, userId)
