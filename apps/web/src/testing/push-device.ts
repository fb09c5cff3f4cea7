import type { PushClient, PushPermission, PushTap } from '../native/push.ts'

type PushDeviceOptions = {
  operatingSystem?: PushClient['operatingSystem']
  permission?: PushPermission
  /** The user's answer to the system's question. */
  answer?: PushPermission
  /** The error of the system when it refuses to register the device. */
  registrationError?: Error
}

/** A stand-in for a device that can receive push messages. */
export const pushDevice = ({
  operatingSystem = 'android',
  permission = 'prompt',
  answer = 'granted',
  registrationError,
}: PushDeviceOptions = {}) => {
  const listeners = new Set<(tap: PushTap) => void>()
  let current = permission
  let questions = 0
  let releases = 0
  const client: PushClient = {
    operatingSystem,
    deviceIdentifier: async () => 'device-of-a-test',
    permission: async () => current,
    requestPermission: async () => {
      questions += 1
      current = answer
      return current
    },
    register: async () => {
      if (registrationError) throw registrationError
      return 'token-of-a-device'
    },
    release: async () => {
      releases += 1
      if (operatingSystem === 'web' && current === 'granted') current = 'prompt'
    },
    onTap: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    client,
    /** How often the system has asked its question. */
    questions: () => questions,
    releases: () => releases,
    /** The user changes the permission in the system's settings. */
    setPermission: (next: PushPermission) => {
      current = next
    },
    isListenedTo: () => listeners.size > 0,
    tap: (tap: PushTap) => {
      for (const listener of listeners) listener(tap)
    },
  }
}
