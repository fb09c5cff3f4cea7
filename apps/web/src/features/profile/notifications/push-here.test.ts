import { expect, test } from 'vitest'
import { pushHere, textOfPush } from './push-here.ts'

const device = { canReceive: true, way: 'menu', permission: 'granted', registration: 'done' } as const

test.each([
  ['registered', {}],
  ['granted', { registration: null }],
  ['failed', { registration: 'failed' }],
  ['prompt', { permission: 'prompt' }],
  ['denied', { permission: 'denied' }],
  ['granted', { permission: null, registration: null }],
  ['impossible', { canReceive: false }],
  ['impossible', { canReceive: false, way: 'installed' }],
  ['after-installation', { canReceive: false, way: 'ios' }],
] as const)('%s: %o', (here, change) => expect(pushHere({ ...device, ...change })).toBe(here))

const storedDevice = (deviceIdentifier: string, isAccepted: boolean) => ({
  deviceIdentifier,
  isAccepted,
  updatedAt: '2026-11-21T12:00:00Z',
  tokenHash: null,
})

test.each([
  ['Auf diesem Gerät eingeschaltet', 'registered', [storedDevice('here', true)]],
  ['Auf diesem Gerät eingeschaltet', 'registered', [storedDevice('here', true), storedDevice('b', false)]],
  [
    'Auf diesem Gerät eingeschaltet. Auf einem weiteren Gerät eingeschaltet.',
    'registered',
    [storedDevice('here', true), storedDevice('b', true)],
  ],
  [
    'Auf diesem Gerät noch nicht aktiviert. Auf 2 weiteren Geräten eingeschaltet.',
    'prompt',
    [storedDevice('b', true), storedDevice('c', true)],
  ],
] as const)('%s', (text, here, devices) => expect(textOfPush([...devices], here)).toBe(text))
