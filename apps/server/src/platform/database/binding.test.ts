import { expect, test } from 'vitest'
import { bindingSql } from './binding.ts'

const appId = '01a20208-d7e9-7841-ac63-d198333af540'

test('a binding is plain SET LOCAL, which is sent on to other machines', () => {
  expect(bindingSql({ appId, userId: null, reach: 'link', sponsorId: appId })).toBe(
    `SET LOCAL app.id = '${appId}'; SET LOCAL app.user_id = ''; SET LOCAL app.reach = 'link'; SET LOCAL app.sponsor_id = '${appId}'`,
  )
})

test.each([
  ['no id', 'x'],
  ['a quote', `${appId}'; RESET ROLE; --`],
  ['an additional line', `${appId}\n`],
])('only ids get into its text: not %s', (_what, value) => {
  const binding = { appId, userId: appId, reach: 'own', sponsorId: appId } as const
  for (const name of ['appId', 'userId', 'sponsorId'])
    expect(() => bindingSql({ ...binding, [name]: value })).toThrow('only be bound to ids')
  expect(() => bindingSql({ ...binding, reach: value === 'x' ? ('X' as 'own') : (value as 'own') })).toThrow()
})
