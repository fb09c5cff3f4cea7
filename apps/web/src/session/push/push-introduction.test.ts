import { afterEach, expect, test } from 'vitest'
import { type PushClient, setPushClient } from '../../native/push.ts'
import { introducePush, isPushIntroductionOffered } from './push-introduction.ts'

const client: PushClient = {
  operatingSystem: 'web',
  deviceIdentifier: async () => 'device',
  permission: async () => 'prompt',
  requestPermission: async () => 'granted',
  register: async () => 'token',
  release: async () => {},
  onTap: () => () => {},
}

afterEach(() => {
  setPushClient(null)
  isPushIntroductionOffered.set(false)
})

test.each([
  ['it can be received: it is offered', client, true],
  ['it cannot be received: nothing happens', null, false],
])('push where %s', (_name, receiver, isOffered) => {
  setPushClient(receiver)
  introducePush()
  expect(isPushIntroductionOffered.get()).toBe(isOffered)
})
