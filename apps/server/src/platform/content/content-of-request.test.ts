import { expect, test } from 'vitest'
import type { RequestScope } from '../sessions/request-scope.ts'
import { contentOfRequest } from './content-of-request.ts'
import { createSharedContent } from './shared-content.ts'

const scopeOf = (user: object | null, contentVersion: string | null = '1') =>
  ({ app: { appId: 'app' }, user, contentVersion }) as RequestScope

const LEARNER = { role: 'ROLE_USER', isDisabled: false }

test('content loaded by one learner’s request serves the next, until the content changes', async () => {
  const cache = createSharedContent()
  const ask = (scope: RequestScope, title: string) =>
    contentOfRequest(cache, scope).shared('list', async () => ({ title }))
  expect(await ask(scopeOf(LEARNER, null), 'empty')).toEqual({ title: 'empty' })
  expect(await ask(scopeOf(LEARNER, null), 'again')).toEqual({ title: 'empty' })
  expect(await ask(scopeOf(LEARNER), 'first')).toEqual({ title: 'first' })
  expect(await ask(scopeOf({ ...LEARNER, id: 'another' }), 'second')).toEqual({ title: 'first' })
  expect(await ask(scopeOf(LEARNER, '2'), 'third')).toEqual({ title: 'third' })
})

test.each<[string, object | null]>([
  ['a caller without a session', null],
  [
    'an editor, whose transaction may contain uncommitted changes',
    { role: 'ROLE_APP_MANAGER', isDisabled: false },
  ],
  ['a sponsor’s manager', { role: 'ROLE_SPONSOR_MANAGER', isDisabled: false }],
  ['a disabled account without a binding', { ...LEARNER, isDisabled: true }],
])('%s neither fills nor reads the cache', async (_, user) => {
  const cache = createSharedContent()
  const ask = (scope: RequestScope, title: string) =>
    contentOfRequest(cache, scope).shared('list', async () => ({ title }))
  expect(await ask(scopeOf(user), 'theirs')).toEqual({ title: 'theirs' })
  expect(cache.size()).toBe(0)
  expect(await ask(scopeOf(LEARNER), 'everybody’s')).toEqual({ title: 'everybody’s' })
  expect(await ask(scopeOf(user), 'theirs')).toEqual({ title: 'theirs' })
})
