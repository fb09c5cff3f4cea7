import { getAuthenticatedUser } from '@wohlauf/contract/authentication/authentication'
import { getDocuments } from '@wohlauf/contract/documents/documents'
import { afterEach, beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { observeCalls } from '../api/call.ts'
import { storedSession } from '../api/stored-session.ts'
import { openScreen } from '../testing/open-screen.tsx'
import { sampleUser } from '../testing/samples.ts'
import { expect, test } from '../testing/test.ts'
import { snackbarQueue } from '../ui/feedback/snackbar-queue.ts'
import { watchPerson } from './another-person.ts'

/** A page without queries. */
const NOWHERE = '/gibt-es-nicht'
const begin = vi.fn()
watchPerson(begin)

beforeEach(() => {
  storedSession.clear()
  localStorage.clear()
  begin.mockClear()
})
afterEach(() => storedSession.clear())

const logInElsewhere = () => {
  localStorage.setItem('auth-token', 'token-of-another')
  localStorage.setItem('user-id', 'another')
}

test.for([
  ['stored', () => window.dispatchEvent(new StorageEvent('storage', { key: 'user-id' }))],
  ['noticed when the page comes back', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
  ['noticed when the tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
] as const)('another person’s login in another tab, %s, makes the tab restart', ([, notice]) => {
  storedSession.setOwner('an-app', 'a-user')
  localStorage.setItem('auth-token', 'a-new-token')
  notice()
  expect(begin).not.toHaveBeenCalled()
  logInElsewhere()
  notice()
  expect(begin).toHaveBeenCalledOnce()
})

test.for(['a login page', 'a page after a logout'])('%s stays as it is', (kind) => {
  if (kind === 'a page after a logout') {
    storedSession.setOwner('an-app', 'a-user')
    storedSession.clear()
  }
  logInElsewhere()
  window.dispatchEvent(new StorageEvent('storage', { key: 'user-id' }))
  expect(begin).not.toHaveBeenCalled()
})

test('after the restart the tab says why, once', async () => {
  snackbarQueue.set([])
  sessionStorage.setItem('reloaded-for-another', '')
  watchPerson(begin)
  watchPerson(begin)
  expect(snackbarQueue.get().map(({ message }) => message)).toEqual([
    'In einem anderen Tab hat sich jemand anderes angemeldet. Deshalb haben wir diese Seite neu geladen.',
  ])
})

test('a screen of one person sends no query with the session of another', async ({ server }) => {
  server.on(getDocuments, [])
  const { router } = await openScreen({ server, path: NOWHERE, user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  logInElsewhere()
  void router.navigate({ href: '/dokumente' })
  await expect.poll(() => begin).toHaveBeenCalled()
  expect(server.callsOf(getDocuments)).toEqual([])
})

test('a refused name causes a restart: the stored token is already another person’s', async ({ server }) => {
  const { queryClient } = await openScreen({ server, path: NOWHERE, user: sampleUser() })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const listener = vi.fn()
  observeCalls({ onAnotherPerson: listener })
  server.refuse(getAuthenticatedUser, 'not-allowed')
  void queryClient.invalidateQueries({ queryKey: [getAuthenticatedUser.name] })
  await expect.poll(() => listener).toHaveBeenCalledOnce()
})
