import { expect, test } from 'vitest'
import { pathOfTap, tapIn } from './tap-address.ts'

test('the address of a tap names its notification, which is removed from it', () => {
  const address = `https://app.example${pathOfTap('0199-a')}`
  expect(address).toBe('https://app.example/gewohnheiten?benachrichtigung=0199-a')
  expect(tapIn(address)).toEqual({ notificationId: '0199-a', rest: '/gewohnheiten' })
})

test('the rest of the address stays', () => {
  expect(tapIn('https://app.example/gewohnheiten?a=1&benachrichtigung=7#b')).toEqual({
    notificationId: '7',
    rest: '/gewohnheiten?a=1#b',
  })
})

test.each(['https://app.example/gewohnheiten', 'https://app.example/gewohnheiten?benachrichtigung='])(
  '%s is no tap',
  (address) => expect(tapIn(address)).toBeNull(),
)
