import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'

declare module '../base/services.ts' {
  interface Services {
    push: PushProviders
    /** Base64url. */
    webPushPublicKey: string
  }
}

export type PushDevice = { kind: DeviceKind; token: string }

/** Names no habit: other people can see a phone's screen. */
export type PushMessage = {
  title: string
  payload: { notificationId: string; type: 'HABIT_REMINDER' }
  /** The address that a tap opens in a browser, absolute. */
  address: string
  /** The user's unseen reminders, including this one: shown on the app's icon. */
  unseenCount: number
  /** The same for all messages of a user: a newer message replaces an unseen older one. */
  collapseKey: string
  lifeSeconds: number
}

export type PushProvider = {
  /**
   * @returns `dead-token` when the answer says that the token is permanently invalid; the device is deleted
   * @throws whenever a retry may succeed
   */
  send: (device: PushDevice, message: PushMessage) => Promise<'sent' | 'dead-token'>
  /** Any token when omitted. */
  accepts?: (token: string) => boolean
  stop?: () => void
}

export type PushProviders = {
  /** Undefined when the kind is not configured: no message is enqueued for it. */
  providerFor: (kind: DeviceKind) => PushProvider | undefined
  configuredKinds: readonly DeviceKind[]
  /** Logged at start. */
  missingKinds: readonly DeviceKind[]
  stop: () => void
}
