import type { Page } from '@playwright/test'
import { expect, test, urlOf } from '../browser/test.ts'
import { message } from '../learner/login-form.ts'
import { createActive, tick } from './active-learner.ts'
import { CUT, countOfCommands, cutNetwork, outboxReady, waitingNotes } from './queued-commands.ts'

const NO_CONNECTION = 'Es konnte keine Verbindung'
const NO_ROOM = 'Auf deinem Gerät ist kein Platz mehr'

const undo = (page: Page) => page.getByRole('button', { name: /^Rückgängig: / })

/** The browser's own tools for the storage of the open page's origin. */
const storageTools = async (page: Page) => {
  const browser = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  return {
    limit: (quotaSize?: number) =>
      browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize ? { quotaSize } : {}) }),
    evict: () => browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' }),
  }
}

/** Whether a few bytes can be stored: Chromium applies a new limit within half a minute. */
const hasRoom = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('probe', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('probe')
    const isOpen = await new Promise((resolve) => {
      opening.onsuccess = () => resolve(true)
      opening.onerror = () => resolve(false)
    })
    if (!isOpen) return false
    const transaction = opening.result.transaction('probe', 'readwrite')
    transaction.objectStore('probe').put('one', 'one')
    return new Promise<boolean>((resolve) => {
      transaction.oncomplete = () => resolve(true)
      transaction.onabort = () => resolve(false)
    }).finally(() => opening.result.close())
  })

/** Simulates a private window of a browser that has no storage there. */
const refuseStorage = () => {
  const refuse = () => {
    throw new DOMException('A mutation operation was attempted.', 'InvalidStateError')
  }
  IDBFactory.prototype.open = refuse
  IDBFactory.prototype.databases = () => Promise.reject(new DOMException('', 'InvalidStateError'))
}

test('without a storage no command waits, and everything works with a network', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const { app, user, todayState } = await createActive(testServer)
  await page.addInitScript(refuseStorage)
  await signIn(user)
  await page.goto(urlOf(app, '/gewohnheiten'))
  await cutNetwork(page)
  await tick(page).tap()
  await expect(message(page, NO_CONNECTION)).toBeVisible()
  await expect(tick(page)).not.toBeChecked()
  await context.setOffline(false)
  await tick(page).tap()
  await expect.poll(todayState).toBe('DONE')
  await page.goto(urlOf(app, '/profil/auf-diesem-geraet'))
  await expect(page.getByRole('heading', { name: 'Dein Browser speichert hier nichts' })).toBeVisible()
})

test('with a full storage no further command is acknowledged without a network, and waiting ones are sent', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  test.slow()
  watch.allow(...CUT)
  const { app, user, todayState } = await createActive(testServer)
  await signIn(user)
  const address = urlOf(app, '/gewohnheiten')
  await page.goto(address)
  await outboxReady(page, user.id)
  await cutNetwork(page)
  await tick(page).tap()
  await expect(waitingNotes(page)).toBeVisible()
  const storage = await storageTools(page)
  await storage.limit(1)
  await expect.poll(() => hasRoom(page), { timeout: 60_000 }).toBe(false)

  await context.setOffline(false)
  await expect.poll(todayState).toBe('DONE')
  await expect(waitingNotes(page)).toHaveCount(0)
  await cutNetwork(page)
  await undo(page).tap()
  await expect(message(page, NO_ROOM)).toBeVisible()
  await expect(tick(page)).toBeChecked()
  await expect(waitingNotes(page)).toHaveCount(0)
  await context.setOffline(false)
  await undo(page).tap()
  await expect.poll(todayState).toBe('PLANNED')
})

test('commands that waited in a storage that was evicted between two visits are not shown as done, and an open page writes its own again', async ({
  page,
  context,
  testServer,
  signIn,
  watch,
}) => {
  watch.allow(...CUT)
  const { app, user, todayState } = await createActive(testServer)
  await signIn(user)
  const address = urlOf(app, '/gewohnheiten')
  await page.goto(address)
  const storage = await storageTools(page)
  await outboxReady(page, user.id)

  await test.step('between two visits', async () => {
    await cutNetwork(page)
    await tick(page).tap()
    await expect(waitingNotes(page)).toBeVisible()
    await page.goto('about:blank')
    await storage.evict()
    await context.setOffline(false)
    await page.goto(address)
    await expect(tick(page)).not.toBeChecked()
    await expect(waitingNotes(page)).toHaveCount(0)
  })

  await test.step('while the page is open', async () => {
    // The browser may have finished clearing after that visit had opened its database.
    await page.reload()
    await outboxReady(page, user.id)
    await cutNetwork(page)
    await tick(page).tap()
    await expect(waitingNotes(page)).toBeVisible()
    await storage.evict()
    await outboxReady(page, user.id)
    await expect.poll(() => countOfCommands(page, user.id)).toBe(1)
    await expect(waitingNotes(page)).toBeVisible()
    await context.setOffline(false)
    await expect.poll(todayState).toBe('DONE')
    await expect.poll(() => countOfCommands(page, user.id)).toBe(0)
    await expect(waitingNotes(page)).toHaveCount(0)
  })
})
