import { expect, test } from 'vitest'
import { isReminded } from './reminder-channels.ts'

const [MAIL, PUSH] = ['EMAIL_HABIT_REMINDER', 'PUSH_HABIT_REMINDER'] as const
const device = (isAccepted: boolean) => ({
  deviceIdentifier: String(isAccepted),
  isAccepted,
  updatedAt: '2026-03-04T09:00:00Z',
})
const [accepting, declining] = [device(true), device(false)]

test.each([
  ['by mail', [MAIL], [], true],
  ['by mail, regardless of devices', [MAIL, PUSH], [declining], true],
  ['on a device that takes push messages', [PUSH], [declining, accepting], true],
  ['not without a device, as in a browser', [PUSH], [], false],
  ['not where all devices have declined', [PUSH], [declining], false],
  ['not on a device when push is switched off', [], [accepting], false],
  ['not without a channel', [], [], false],
] as const)('a reminder arrives: %s', (_, notificationSettings, devices, expected) => {
  expect(
    isReminded({
      notificationSettings: [...notificationSettings],
      pushNotificationConfigurations: devices.map((device) => ({ ...device, tokenHash: null })),
    }),
  ).toBe(expected)
})
