import { expect, test } from 'vitest'
import { isPushBlocked, isPushWithoutDevice } from './push-hint.ts'

const device = (isAccepted: boolean) => ({
  deviceIdentifier: String(isAccepted),
  isAccepted,
  updatedAt: '2026-11-21T12:00:00Z',
})

test.each([
  ['the only device blocks them', true, [device(false)], true],
  ['one of two devices allows them', true, [device(false), device(true)], false],
  ['there is no device', true, [], false],
  ['they are not wanted', false, [device(false)], false],
])('when %s', (_name, isWanted, devices, isBlocked) => {
  expect(
    isPushBlocked({
      notificationSettings: isWanted ? ['PUSH_HABIT_REMINDER'] : ['EMAIL_HABIT_REMINDER'],
      pushNotificationConfigurations: devices,
    }),
  ).toBe(isBlocked)
})

test.each([
  ['there is only a browser that gets none', true, false, [], true],
  ['a smartphone is registered as well', true, false, [device(true)], false],
  ['they arrive here', true, true, [], false],
  ['they are not wanted', false, false, [], false],
])('whether they can be received nowhere, when %s', (_name, isWanted, canReceiveHere, devices, isNowhere) => {
  expect(
    isPushWithoutDevice(
      {
        notificationSettings: isWanted ? ['PUSH_HABIT_REMINDER'] : [],
        pushNotificationConfigurations: devices,
      },
      canReceiveHere,
    ),
  ).toBe(isNowhere)
})
