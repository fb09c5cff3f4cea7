/**
 * A service worker that removes itself and all that it kept, as soon as a device asks for a newer one: with the next page that is
 * opened. Pages go on without it.
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
