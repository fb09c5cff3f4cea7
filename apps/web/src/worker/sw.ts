import { PrecacheController, type PrecacheEntry } from 'workbox-precaching'
import { answerFile, FILES } from './files.ts'
import { answerDocument, keepDocument } from './kept-document.ts'
import { openTap, showMessage } from './push.ts'
import { isOfFormerRelease, retireFormerReleases } from './releases.ts'

declare const self: ServiceWorkerGlobalScope

/** Named by their hashes; the build inserts the list. */
const files = self.__WB_MANIFEST as PrecacheEntry[]
const addresses = files.map(({ url }) => new URL(url, self.location.href).href)
const precache = new PrecacheController({ cacheName: FILES })
precache.addToCacheList(files)

self.addEventListener('install', (event) => {
  const install = async () => {
    // One after the other: on a slow line the page's own requests come first.
    await precache.install(event)
    await keepDocument()
    // Files of former releases are kept, so a page of one may go on with this worker.
    await self.skipWaiting()
  }
  event.waitUntil(install())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(retireFormerReleases(addresses))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  // The API is answered by the server alone, also where a document or a picture is opened by its address.
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(answerDocument(event, addresses))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request))
})

/** A page asks whether its main script is of a former release. */
self.addEventListener('message', (event) => {
  const answer = async () =>
    event.ports[0]?.postMessage(await isOfFormerRelease(String(event.data), addresses))
  event.waitUntil(answer())
})

self.addEventListener('push', (event) => {
  event.waitUntil(showMessage(event.data?.text() ?? ''))
})

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openTap(event.notification))
})
