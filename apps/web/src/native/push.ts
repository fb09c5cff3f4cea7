import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'

/** `prompt`: the user has not been asked yet. */
export type PushPermission = 'prompt' | 'granted' | 'denied'

/** The payload of a tapped push message, as the device passes it on: unchecked. */
export type PushTap = { notificationId?: unknown; type?: unknown }

/** What a client that can receive push messages offers: the native shell, later also an installed browser app. */
export type PushClient = {
  operatingSystem: DeviceKind
  /** Names this device, whatever its tokens; the same at every start. */
  deviceIdentifier: () => Promise<string>
  permission: () => Promise<PushPermission>
  /** Shows the system's own question, in answer to a press. */
  requestPermission: () => Promise<PushPermission>
  /** @returns the device's current token. @throws Error with the system's message */
  register: () => Promise<string>
  /**
   * A tap that started the app is passed to the first listener.
   *
   * @returns a function that ends the listening
   */
  onTap: (listener: (tap: PushTap) => void) => () => void
}

/** Browsers have none: their own subscription needs the installable app. */
let client: PushClient | null = null

/** Set before the first render, by the native shell or a test. */
export const setPushClient = (next: PushClient | null): void => {
  client = next
}

/** Null: push messages cannot be received here. */
export const pushClient = (): PushClient | null => client

export const canReceivePush = (): boolean => client !== null
