import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let loaded = 0

/** The module looks once, when it is loaded, whether the browser keeps anything: each visit loads it anew. */
const load = async (): Promise<typeof import('./stored-session.ts')> => {
  loaded += 1
  return import(/* @vite-ignore */ `./stored-session.ts?visit=${loaded}`)
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('what is kept outlives the page', async () => {
  const { storedSession, isStorageBlocked } = await load()
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  expect(isStorageBlocked).toBe(false)
  const { storedSession: later } = await load()
  expect([later.token, later.appId, later.userId]).toEqual(['a-token', 'an-app', 'a-user'])
  expect({ ...localStorage }).toEqual({ 'auth-token': 'a-token', 'app-id': 'an-app', 'user-id': 'a-user' })
})

test('after a logout nothing is left', async () => {
  const { storedSession } = await load()
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  storedSession.clear()
  expect([storedSession.token, storedSession.appId, storedSession.userId]).toEqual([null, null, null])
  expect(localStorage).toHaveLength(0)
})

test.for([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
] as const)('where the browser’s storage is %s, the session lasts as long as the page', async ([, spyOn]) => {
  spyOn().mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  const { storedSession, isStorageBlocked } = await load()
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  expect(isStorageBlocked).toBe(true)
  expect([storedSession.token, storedSession.appId, storedSession.userId]).toEqual([
    'a-token',
    'an-app',
    'a-user',
  ])
  storedSession.clear()
  expect(storedSession.token).toBeNull()
})
