import { expect, test } from 'vitest'
import { isIntroductionDue } from './is-introduction-due.ts'

const native = {
  operatingSystem: 'ios',
  permission: 'prompt',
  isWanted: true,
  isOffered: false,
  isIntroduced: false,
} as const
const browser = { ...native, operatingSystem: 'web' } as const

test.each([
  ['in the native shell by itself', native, true],
  ['on the other system too', { ...native, operatingSystem: 'android' }, true],
  ['not after it was seen', { ...native, isIntroduced: true }, false],
  ['not until that is known', { ...native, isIntroduced: null }, false],
  ['not after the system’s question was accepted', { ...native, permission: 'granted' }, false],
  ['not after it was declined', { ...native, permission: 'denied' }, false],
  ['not until the permission is known', { ...native, permission: null }, false],
  ['not for users who want no push', { ...native, isWanted: false }, false],
  ['not in a browser by itself', browser, false],
  ['in a browser when a screen offers it', { ...browser, isOffered: true }, true],
  ['only once there too', { ...browser, isOffered: true, isIntroduced: true }, false],
] as const)('%s', (_name, situation, isDue) => {
  expect(isIntroductionDue(situation)).toBe(isDue)
})
