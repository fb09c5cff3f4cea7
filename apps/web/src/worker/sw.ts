import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { answerFile, FILES } from './files.ts'
import { answerDocument, keepDocument, keepsAll } from './kept-document.ts'
import { openTap, showMessage } from './push.ts'
import { READINESS } from './questions.ts'
import { isOfFormerRelease, retireFormerReleases } from './releases.ts'

declare const self: ServiceWorkerGlobalScope

/** Files named by their hashes; the build inserts the list. */
const files = self.__WB_MANIFEST as PrecacheEntry[]
const addresses = files.map(({ url }) => new URL(url, self.location.href).href)
const precache = new PrecacheController({ cacheName: FILES })
precache.addToCacheList(files)

self.addEventListener('install', (event) => {
  const install = async () => {
    // Fetches one after the other: on a slow line the page's own requests come first.
    await precache.install(event)
    await keepDocument()
    // Files of former releases are kept, so their pages can continue with this worker.
    await self.skipWaiting()
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  // The page of a first visit, or of the one after a logout, is open before its worker, for hours or days.
  // Each file is named by its hash, so a page of another release is given no file of this one.
  event.waitUntil(Promise.all([retireFormerReleases(addresses), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // Only the server answers API calls, even when a document or a picture is opened by its address.
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(answerDocument(event, addresses))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request))
})

/** A page that was loaded without the worker is claimed with its first question. */
const isReady = async (): Promise<boolean> => {
  await self.clients.claim()
  return keepsAll(addresses)
}

/** A page asks whether it starts without a network, or whether its main script is of a former release. */
self.addEventListener('message', (event) => {
  const question = String(event.data)
  const answer = async () =>
    event.ports[0]?.postMessage(
      await (question === READINESS ? isReady() : isOfFormerRelease(question, addresses)),
    )
  event.waitUntil(answer())
})

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(event.data?.text() ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openTap(event.notification))
})
