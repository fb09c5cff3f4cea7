import {
  acceptPushNotifications,
  type DeviceKind,
  rejectPushNotifications,
} from '@wohlauf/contract/push-notifications/push-notifications'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { useCommand } from '../../../api/hooks.ts'
import type { PushClient } from '../../../native/push.ts'
import { pushPermission, readPushPermission } from '../../../session/push/push-permission.ts'
import { pushRegistration } from '../../../session/push/push-registration.ts'
import { tokenHash } from '../../../session/push/token-hash.ts'
import { useSessionUserWithDevices } from '../../../session/session.ts'
import { useStore } from '../../../ui/state/store.ts'
import { serverNow } from '../../../ui/time/clock.ts'
import { isMissingService } from './is-missing-service.ts'
import { pushStep } from './push-step.ts'

/** @returns the device's token; null when it cannot be registered */
const tokenOf = async (client: PushClient): Promise<string | null> => {
  try {
    return await client.register()
  } catch (error) {
    if (!isMissingService(error)) reportError(error)
    return null
  }
}

/**
 * Synchronises at the start, on return to the app, and when the permission changes. A failed call is repeated
 * at the next of these.
 */
export const usePushSync = (client: PushClient): void => {
  const permission = useStore(pushPermission)
  const registration = useStore(pushRegistration)
  const user = useSessionUserWithDevices()
  const { mutateAsync: accept } = useCommand(acceptPushNotifications, { isSilent: true })
  const { mutateAsync: reject } = useCommand(rejectPushNotifications, { isSilent: true })
  const isBusy = useRef(false)

  const register = async (device: { deviceIdentifier: string; operatingSystem: DeviceKind }) => {
    const pushNotificationToken = await tokenOf(client)
    if (!pushNotificationToken) return 'failed'
    await accept({ ...device, pushNotificationToken })
    return 'done'
  }
  const recordOf = (own: string) =>
    user?.pushNotificationConfigurations.find(({ deviceIdentifier }) => deviceIdentifier === own)
  const report = async () => {
    const state = pushPermission.get() ?? 'prompt'
    // Another user may have left a subscription on this device.
    if (state === 'prompt') await client.release()
    const device = {
      deviceIdentifier: await client.deviceIdentifier(),
      operatingSystem: client.operatingSystem,
    }
    const record = recordOf(device.deviceIdentifier)
    const token = state === 'granted' ? await client.currentToken?.() : undefined
    const step = pushStep(state, record, serverNow(), token ? await tokenHash(token) : token)
    if (step === 'reject') await reject(device)
    if (step === 'register') return register(device)
    return state === 'granted' ? 'done' : null
  }
  const synchronise = useEffectEvent(async () => {
    if (isBusy.current) return
    isBusy.current = true
    const outcome = await report().catch(async (error) => {
      if (!(error instanceof CallError)) reportError(error)
      // Without a network the last known state counts.
      return recordOf(await client.deviceIdentifier())?.isAccepted ? 'done' : 'failed'
    })
    pushRegistration.set(outcome)
    isBusy.current = false
  })

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void readPushPermission().then(synchronise)
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    if (permission) void synchronise()
  }, [permission])
  // The person requests another attempt by resetting it to null.
  useEffect(() => {
    if (registration === null && pushPermission.get()) void synchronise()
  }, [registration])
  useEffect(() => () => pushRegistration.set(null), [])
}
