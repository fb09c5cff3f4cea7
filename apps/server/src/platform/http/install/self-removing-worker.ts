/**
 * A service worker that removes itself and everything it stored as soon as a device asks for a newer one: with the
 * next page that is opened. Pages continue without it.
 */
export const SELF_REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of ['files', 'document', 'releases']) await caches.delete(name)
    await self.registration.unregister()
  }
  event.waitUntil(remove())
})
`
