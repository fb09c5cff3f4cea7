import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { READINESS } from './questions.ts'

const FILE = 'https://app.test/assets/app-1.js'

type Listener = (event: object) => void

const listeners = new Map<string, Listener>()
const stores = new Map<string, Map<string, Response>>()
const claim = vi.fn(async () => {})

/** Implements the methods of the browser's cache that the worker calls. */
const openStore = async (name: string) => {
  const store = stores.get(name) ?? new Map<string, Response>()
  stores.set(name, store)
  return {
    match: async (url: string) => store.get(url),
    put: async (url: string, answer: Response) => void store.set(url, answer),
    keys: async () => [...store.keys()].map((url) => ({ url })),
    delete: async (url: string) => store.delete(url),
  }
}

const scope = {
  __WB_MANIFEST: [{ url: '/assets/app-1.js', revision: null }],
  location: { href: 'https://app.test/sw.js', origin: 'https://app.test' },
  clients: { claim },
  addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
}

/** Resolves when the worker has handled the event. */
const dispatch = async (type: string, event: object = {}): Promise<void> => {
  let done: Promise<unknown> | undefined
  listeners.get(type)?.({
    ...event,
    waitUntil: (promise: Promise<unknown>) => {
      done = promise
    },
  })
  await done
}

beforeAll(async () => {
  vi.stubGlobal('self', scope)
  vi.stubGlobal('location', scope.location)
  vi.stubGlobal('caches', { open: openStore })
  await import('./sw.ts')
})
beforeEach(() => {
  claim.mockClear()
  stores.clear()
})
afterAll(() => vi.unstubAllGlobals())

test('the pages that were open before their worker are its own when it is activated', async () => {
  await dispatch('activate')
  expect(claim).toHaveBeenCalledOnce()
})

test('a page that was loaded past its worker is taken over with its first question', async () => {
  stores.set('files', new Map([[FILE, new Response()]]))
  stores.set('document', new Map([['/', new Response()]]))
  const postMessage = vi.fn()
  await dispatch('message', { data: READINESS, ports: [{ postMessage }] })
  expect(claim).toHaveBeenCalledOnce()
  expect(postMessage.mock.calls).toEqual([[true]])
})

test('a worker whose files are gone, and cannot be fetched, does not say that the app starts offline', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  stores.set('document', new Map([['/', new Response()]]))
  const postMessage = vi.fn()
  await dispatch('message', { data: READINESS, ports: [{ postMessage }] })
  expect(postMessage.mock.calls).toEqual([[false]])
})
