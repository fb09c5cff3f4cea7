import { expect } from '@playwright/test'
import type { Evaluates } from '../browser/evaluates.ts'

/** A worker fetches several hundred files, one after the other. */
export const WORKER_MS = 180_000

/** Resolves when the browser has the worker with all its files. A shell has its files without one. */
export const workerReady = async (page: Evaluates): Promise<void> => {
  if (await page.evaluate(() => 'androidBridge' in window)) return
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await expect
    .poll(() => page.evaluate(() => caches.match('/').then(Boolean)), { timeout: WORKER_MS })
    .toBe(true)
}

/** Everything that the worker has stored, as text: addresses, and the documents' contents. */
export const keptByWorker = (page: Evaluates): Promise<{ addresses: string[]; documents: string[] }> =>
  page.evaluate(async () => {
    const [addresses, documents]: string[][] = [[], []]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        addresses?.push(request.url)
        if (!request.url.includes('/assets/'))
          documents?.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return { addresses: addresses ?? [], documents: documents ?? [] }
  })
