import { expect, test } from 'vitest'
import { isPushBlocked } from './push-hint.ts'

const device = (isAccepted: boolean) => ({
  deviceIdentifier: String(isAccepted),
  isAccepted,
  updatedAt: '2026-11-21T12:00:00Z',
  tokenHash: null,
})

const userWith = (isWanted: boolean, devices: readonly ReturnType<typeof device>[]) => ({
  notificationSettings: isWanted
    ? ['PUSH_HABIT_REMINDER' as const, 'EMAIL_HABIT_REMINDER' as const]
    : ['EMAIL_HABIT_REMINDER' as const],
  pushNotificationConfigurations: [...devices],
})

test.each([
  ['the only device blocks them', true, null, [device(false)], true],
  ['one of two devices allows them', true, null, [device(false), device(true)], false],
  ['there is no device', true, null, [], false],
  ['they are not wanted', false, null, [device(false)], false],
  ['this device blocks them, and another one allows them', true, 'denied', [device(true)], true],
  ['this device allows them, and another one blocks them', true, 'granted', [device(false)], false],
  ['this device has not been asked', true, 'prompt', [device(false)], false],
  ['this device blocks them, and they are not wanted', false, 'denied', [], false],
] as const)('when %s', (_name, isWanted, here, devices, isBlocked) => {
  expect(isPushBlocked(userWith(isWanted, devices), here)).toBe(isBlocked)
})
