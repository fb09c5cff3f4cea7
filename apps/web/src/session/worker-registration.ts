/**
 * Registering again changes nothing.
 * @throws if the browser refuses it
 */
const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })

const whenActive = ({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve) => {
    const worker = active ?? waiting ?? installing
    const look = () => {
      if (!worker || worker.state === 'activated' || worker.state === 'redundant') resolve()
    }
    worker?.addEventListener('statechange', look)
    look()
  })

/**
 * Resolves once its worker is active, if it ever is. The browser's own `ready` returns the page's first
 * registration for ever: after a logout, which removes that, one that no longer exists.
 *
 * @throws if the browser refuses it
 */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration> => {
  const registration = await register()
  await whenActive(registration)
  return registration
}
