import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let loadCount = 0

/** The module checks the browser's storage once, when it is loaded: each visit loads it again. */
const load = async (): Promise<typeof import('./stored-session.ts')> => {
  loadCount += 1
  return import(/* @vite-ignore */ `./stored-session.ts?visit=${loadCount}`)
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('stored values survive a reload', async () => {
  const { storedSession, isStorageBlocked } = await load()
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  expect(isStorageBlocked).toBe(false)
  const { storedSession: later } = await load()
  expect([later.token, later.appId]).toEqual(['a-token', 'an-app'])
  expect({ ...localStorage }).toEqual({ 'auth-token': 'a-token', 'app-id': 'an-app', 'user-id': 'a-user' })
})

test('a tab belongs to the person for whom it was rendered, also when another tab stores another person', async () => {
  const { storedSession: one } = await load()
  const { storedSession: other } = await load()
  one.setOwner('an-app', 'a-user')
  expect([one.userId, one.isOfAnother, other.userId, other.isOfAnother]).toEqual([
    'a-user',
    false,
    null,
    false,
  ])
  other.setToken('token-of-another')
  other.setOwner('an-app', 'another')
  expect([one.userId, one.isOfAnother, other.userId, other.isOfAnother]).toEqual([
    'a-user',
    true,
    'another',
    false,
  ])
  one.clear()
  expect([one.userId, one.isOfAnother, other.token]).toEqual([null, false, 'token-of-another'])
  other.clear()
  expect(localStorage).toHaveLength(0)
})

test('a logout removes all values', async () => {
  const { storedSession } = await load()
  storedSession.setToken('a-token')
  storedSession.setOwner('an-app', 'a-user')
  storedSession.clear()
  expect([storedSession.token, storedSession.appId, storedSession.userId]).toEqual([null, null, null])
  expect(localStorage).toHaveLength(0)
})

test('a logout keeps the display settings of this device', async () => {
  const { storedSession } = await load()
  localStorage.setItem('display', '{"textSize":"large"}')
  storedSession.setToken('a-token')
  storedSession.clear()
  expect({ ...localStorage }).toEqual({ display: '{"textSize":"large"}' })
})

test.for([
  ['blocked', () => vi.spyOn(window, 'localStorage', 'get')],
  ['full', () => vi.spyOn(Storage.prototype, 'setItem')],
] as const)('with the browser’s storage %s, the session lasts as long as the page', async ([, spyOn]) => {
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
