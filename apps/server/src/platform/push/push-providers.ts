import { DEVICE_KINDS, type DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'
import type { PushProvider, PushProviders } from './push-provider.ts'

export const createPushProviders = (
  providers: Partial<Readonly<Record<DeviceKind, PushProvider>>>,
): PushProviders => ({
  providerFor: (kind) => providers[kind],
  configuredKinds: DEVICE_KINDS.filter((kind) => providers[kind]),
  missingKinds: DEVICE_KINDS.filter((kind) => !providers[kind]),
  stop: () => {
    for (const provider of Object.values(providers)) provider.stop?.()
  },
})
