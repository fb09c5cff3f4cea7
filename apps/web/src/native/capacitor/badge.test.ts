import { expect, test } from 'vitest'
import { type BridgeAnswer, createNativeDevice } from '../../testing/native-device.ts'
import { type BadgePlugin, createBadge } from './badge.ts'

const badgeOn = (platform: 'android' | 'ios') => {
  const answers: BridgeAnswer[] = []
  const device = createNativeDevice((answer) => answers.push(answer), platform)
  const ask = async (pluginId: string, methodName: string, options = {}) => {
    device.receive({ callbackId: '1', pluginId, methodName, options }, 'page')
    return answers.at(-1)?.data
  }
  const plugin = {
    checkPermissions: () => ask('Badge', 'checkPermissions'),
    set: (options) => ask('Badge', 'set', options),
  } as BadgePlugin
  const shownCount = () =>
    device.calls.filter(({ methodName }) => methodName === 'set').map(({ options }) => options.count)
  return { badge: createBadge(plugin), device, ask, shown: shownCount }
}

test('on iOS neither a number nor its removal asks the question about notifications', async () => {
  const { badge, device, shown } = badgeOn('ios')
  await badge.show(3)
  await badge.show(0)
  expect([device.questions, shown()]).toEqual([[], []])
  expect(device.state.push).toBe('prompt')
})

test('once notifications are allowed, the icon shows the newest number it missed, and each from then on', async () => {
  const { badge, device, ask, shown } = badgeOn('ios')
  await badge.show(3)
  await badge.show(2)
  await ask('PushNotifications', 'requestPermissions')
  await badge.showMissed()
  await badge.show(1)
  await badge.show(0)
  expect([device.questions, shown()]).toEqual([['notifications'], [2, 1, 0]])
})

test('where the answer was no, the icon stays as it is', async () => {
  const { badge, device, shown } = badgeOn('ios')
  device.state.push = 'denied'
  await badge.show(3)
  await badge.showMissed()
  expect([device.questions, shown()]).toEqual([[], []])
})

test('a permission before the first number changes nothing', async () => {
  const { badge, device, shown } = badgeOn('ios')
  device.state.push = 'granted'
  await badge.showMissed()
  expect(shown()).toEqual([])
})

test('Android’s launcher shows it without a permission', async () => {
  const { badge, device, shown } = badgeOn('android')
  await badge.show(3)
  expect([device.questions, shown()]).toEqual([[], [3]])
})
