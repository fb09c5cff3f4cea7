import type { DeviceKind } from '@wohlauf/contract/push-notifications/push-notifications'

/** `prompt`: the user has not been asked yet. */
export type PushPermission = 'prompt' | 'granted' | 'denied'

/** The payload of a tapped push message, as the device passes it on: unchecked. */
export type PushTap = { notificationId?: unknown; type?: unknown }

/** Implemented by clients that can receive push messages: the native shell, or a browser. */
export type PushClient = {
  operatingSystem: DeviceKind
  /** Identifies this device, regardless of its tokens; the same at every start. */
  deviceIdentifier: () => Promise<string>
  permission: () => Promise<PushPermission>
  /** Shows the system's own question, in response to a press. */
  requestPermission: () => Promise<PushPermission>
  /**
   * The token that a registration would return, if the device knows it without one; null if it would be
   * another one than before. Without this method only a registration returns it.
   */
  currentToken?: () => Promise<string | null>
  /** @returns the device's current token. @throws Error with the system's message */
  register: () => Promise<string>
  /** Ends the messages to this device, and removes those that it shows. Never fails. */
  release: () => Promise<void>
  /**
   * A tap that started the app is passed to the first listener.
   *
   * @returns a function that ends the listening
   */
  onTap: (listener: (tap: PushTap) => void) => () => void
}

let client: PushClient | null = null

/** Set before the first render, by the native shell, the browser's own means, or a test. */
export const setPushClient = (next: PushClient | null): void => {
  client = next
}

/** Null if push messages cannot be received here. */
export const pushClient = (): PushClient | null => client

export const canReceivePush = (): boolean => client !== null
