import { expect, test } from 'vitest'
import { contentOfRequest } from './content-of-request.ts'
import { createSharedContent } from './shared-content.ts'

type Opened = Parameters<typeof contentOfRequest>[1]

const openedAs = (user: object | null, contentVersion: string | null = '1') =>
  ({ app: { appId: 'app' }, user, contentVersion }) as Opened

const LEARNER = { role: 'ROLE_USER', isDisabled: false }

test('content loaded by one learner’s request serves the next, until the content changes', async () => {
  const kept = createSharedContent()
  const ask = (opened: Opened, title: string) =>
    contentOfRequest(kept, opened).shared('list', async () => ({ title }))
  expect(await ask(openedAs(LEARNER, null), 'empty')).toEqual({ title: 'empty' })
  expect(await ask(openedAs(LEARNER, null), 'again')).toEqual({ title: 'empty' })
  expect(await ask(openedAs(LEARNER), 'first')).toEqual({ title: 'first' })
  expect(await ask(openedAs({ ...LEARNER, id: 'another' }), 'second')).toEqual({ title: 'first' })
  expect(await ask(openedAs(LEARNER, '2'), 'third')).toEqual({ title: 'third' })
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
  const kept = createSharedContent()
  const ask = (opened: Opened, title: string) =>
    contentOfRequest(kept, opened).shared('list', async () => ({ title }))
  expect(await ask(openedAs(user), 'theirs')).toEqual({ title: 'theirs' })
  expect(kept.size()).toBe(0)
  expect(await ask(openedAs(LEARNER), 'everybody’s')).toEqual({ title: 'everybody’s' })
  expect(await ask(openedAs(user), 'theirs')).toEqual({ title: 'theirs' })
})
