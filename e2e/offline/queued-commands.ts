import { expect, type Locator, type Page } from '@playwright/test'
import { fileWith } from '../browser/module-files.ts'

const WAITING = /^Wird gesendet, sobald /

export const waitingNotes = (page: Page | Locator): Locator => page.getByText(WAITING)

/** The browser's console messages about a cut network and lost answers. */
export const CUT = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /ERR_NETWORK_CHANGED/, /Failed to fetch/]

/** Resolves when the page has opened the person's database, which it does in an idle moment. */
export const outboxReady = async (page: Page, userId: string): Promise<void> => {
  await expect
    .poll(() =>
      page.evaluate(async (id) => {
        // While the browser clears its storage, a question may stay without an answer.
        const unanswered = new Promise<IDBDatabaseInfo[]>((resolve) => setTimeout(() => resolve([]), 1000))
        const databases = await Promise.race([indexedDB.databases(), unanswered])
        return databases.some(({ name }) => name?.endsWith(id))
      }, userId),
    )
    .toBe(true)
}

/** A page without a worker loads the code of its banners some seconds after the rest. */
const bannersLoaded = (page: Page): Promise<void> =>
  page.evaluate(
    // A page whose clock is installed has an empty `performance`; observers stay the browser's own.
    (path) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          if (!list.getEntries().some(({ name }) => name.endsWith(path))) return
          observer.disconnect()
          resolve()
        })
        observer.observe({ type: 'resource', buffered: true })
      }),
    fileWith(page, 'app/overlays/banners.tsx'),
  )

export const cutNetwork = async (page: Page): Promise<void> => {
  await expect(page.locator('#waiting')).toHaveCount(0)
  await bannersLoaded(page)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  // The banner moves the page.
  await expect(page.getByText(/^Du bist offline/)).toBeVisible()
}

/**
 * Opens the person's database in the page, and applies `work` to its queued commands. A database that was
 * evicted and not yet created again counts as empty, and is left to the app to create.
 */
const withCommands = (page: Page, userId: string, work: 'count' | 'move back'): Promise<number> =>
  page.evaluate(
    async ({ id, work }) => {
      const resultOf = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const name = (await indexedDB.databases()).find((database) => database.name?.endsWith(id))?.name
      if (name === undefined) return 0
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await resultOf(opening).catch(() => undefined)
      if (database === undefined) return 0
      const store = database.transaction('acts', 'readwrite').objectStore('acts')
      const commands = await resultOf(store.getAll())
      const keys = await resultOf(store.getAllKeys())
      if (work === 'move back')
        for (const [nth, command] of commands.entries()) {
          const doneAt = new Date(command.doneAtMs - 86_400_000)
          const day = new Date(Date.parse(command.input.date) - 86_400_000).toISOString().slice(0, 10)
          const earlier = {
            ...command,
            doneAtMs: doneAt.getTime(),
            day,
            input: { ...command.input, date: day },
          }
          await resultOf(store.put(earlier, keys[nth]))
        }
      database.close()
      return commands.length
    },
    { id: userId, work },
  )

/** The number of queued commands on the device. */
export const countOfCommands = (page: Page, userId: string): Promise<number> =>
  withCommands(page, userId, 'count')

/** Dates queued ticks back by one day. */
export const dateCommandsBack = (page: Page, userId: string): Promise<unknown> =>
  withCommands(page, userId, 'move back')
