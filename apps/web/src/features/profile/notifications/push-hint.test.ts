import { expect, test } from 'vitest'
import { isPushBlocked, isPushUndecided, isPushWithoutDevice } from './push-hint.ts'

const device = (isAccepted: boolean) => ({
  deviceIdentifier: String(isAccepted),
  isAccepted,
  updatedAt: '2026-11-21T12:00:00Z',
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

test.each([
  ['this device has not been asked', true, 'prompt', true],
  ['this device has been asked', true, 'granted', false],
  ['this device cannot receive any', true, null, false],
  ['they are not wanted', false, 'prompt', false],
] as const)('whether they can be activated, when %s', (_name, isWanted, here, isUndecided) => {
  expect(isPushUndecided(userWith(isWanted, []), here)).toBe(isUndecided)
})

test.each([
  ['there is only a browser that gets none', true, false, [], true],
  ['a smartphone is registered as well', true, false, [device(true)], false],
  ['they arrive here', true, true, [], false],
  ['they are not wanted', false, false, [], false],
])('whether they can be received nowhere, when %s', (_name, isWanted, canReceiveHere, devices, isNowhere) => {
  expect(isPushWithoutDevice(userWith(isWanted, devices), canReceiveHere)).toBe(isNowhere)
})
