import { QueryClient } from '@tanstack/react-query'
import type { SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { afterEach, expect, test, vi } from 'vitest'
import { lookAtOfflineStart, offlineStart } from '../../session/offline-start.ts'
import type { sessionOptions } from '../../session/session.ts'
import { registerWorker } from './register-worker.ts'

const SESSION = ['session'] as unknown as typeof sessionOptions.queryKey
const person = { id: 'a' } as SessionUser

afterEach(() => {
  vi.unstubAllGlobals()
  offlineStart.set({ kind: 'waiting' })
})

type Browser = { isReady: boolean; controls: boolean; fails?: Error }

/** The browser's part: a worker that is active immediately, and answers what it is asked. */
const standInFor = (browser: Browser) => {
  const active = Object.assign(new EventTarget(), {
    state: 'activated',
    postMessage: (_: string, [port]: [MessagePort]) => port.postMessage(browser.isReady),
  })
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active })
  const register = vi.fn(async () => {
    if (browser.fails) throw browser.fails
    return registration
  })
  const serviceWorker = Object.defineProperty(Object.assign(new EventTarget(), { register }), 'controller', {
    get: () => (browser.controls ? active : null),
  })
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null })
  vi.stubGlobal('navigator', { onLine: true, serviceWorker })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', document)
  return {
    register,
    comesBackOnline: () => page.dispatchEvent(new Event('online')),
    isLookedAt: () => document.dispatchEvent(new Event('visibilitychange')),
    isTakenOver: () => serviceWorker.dispatchEvent(new Event('controllerchange')),
  }
}

const queryClient = () => {
  const client = new QueryClient()
  client.setQueryData(SESSION, person)
  return client
}

const start = (client = queryClient(), onSuperseded = () => {}) =>
  registerWorker({ queryClient: client, session: SESSION, onSuperseded })

const kind = () => offlineStart.get().kind

test('the worker is registered again whenever it may be gone', async () => {
  const { register, ...page } = standInFor({ isReady: true, controls: true })
  const client = queryClient()
  start(client)
  await expect.poll(kind).toBe('ready')
  const nextAfter = async (act: () => void) => {
    const before = register.mock.calls.length
    act()
    await expect.poll(() => register.mock.calls.length).toBeGreaterThan(before)
  }
  await nextAfter(() => client.setQueryData(SESSION, null))
  await nextAfter(() => client.setQueryData(SESSION, person))
  await nextAfter(page.comesBackOnline)
  await nextAfter(page.isLookedAt)
  await nextAfter(lookAtOfflineStart)
  await nextAfter(page.isTakenOver)
})

test.for([
  ['does not control this page', { isReady: true, controls: false }],
  ['has not all files', { isReady: false, controls: true }],
] as const)('a worker that %s does not start the app offline', async ([, browser]) => {
  const { register } = standInFor({ ...browser })
  offlineStart.set({ kind: 'ready' })
  start()
  await expect.poll(kind).toBe('waiting')
  expect(register).toHaveBeenCalled()
})

test('a failed registration after a successful one is the network’s failure, and is retried', async () => {
  const browser: Browser = { isReady: true, controls: true }
  const page = standInFor(browser)
  start()
  await expect.poll(kind).toBe('ready')
  browser.fails = new TypeError('Failed to update')
  lookAtOfflineStart()
  await expect.poll(kind).toBe('waiting')
  delete browser.fails
  page.comesBackOnline()
  await expect.poll(kind).toBe('ready')
})
