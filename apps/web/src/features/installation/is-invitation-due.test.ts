import { expect, test } from 'vitest'
import { isInvitationDue } from './is-invitation-due.ts'

const third = { way: 'prompt' as const, visits: 3, hasCompletedModule: false, wasInvited: false }

test.each([
  ['with the third visit', true, {}],
  ['on an iPhone too', true, { way: 'ios' as const }],
  ['not with the second', false, { visits: 2 }],
  ['with a completed module also at the first', true, { visits: 1, hasCompletedModule: true }],
  ['never twice', false, { wasInvited: true }],
  ['never where the app is installed', false, { way: 'installed' as const }],
  ['never where the browser offers no way', false, { way: 'menu' as const }],
])('%s', (_when, isDue, more) => expect(isInvitationDue({ ...third, ...more })).toBe(isDue))
