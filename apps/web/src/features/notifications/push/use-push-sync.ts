import {
  acceptPushNotifications,
  rejectPushNotifications,
} from '@wohlauf/contract/push-notifications/push-notifications'
import { useEffect, useEffectEvent, useRef } from 'react'
import { CallError } from '../../../api/call-error.ts'
import { useCommand } from '../../../api/hooks.ts'
import type { PushClient } from '../../../native/push.ts'
import { pushPermission, readPushPermission } from '../../../session/push-permission.ts'
import { useSessionUser } from '../../../session/session.ts'
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

/** At the start, on return to the app, and when the permission changes. A failed call is repeated at the next of these. */
export const usePushSync = (client: PushClient): void => {
  const permission = useStore(pushPermission)
  const user = useSessionUser()
  const { mutateAsync: accept } = useCommand(acceptPushNotifications, { isSilent: true })
  const { mutateAsync: reject } = useCommand(rejectPushNotifications, { isSilent: true })
  const isBusy = useRef(false)

  const report = async () => {
    const { operatingSystem } = client
    const deviceIdentifier = await client.deviceIdentifier()
    const record = user?.pushNotificationConfigurations.find(
      (each) => each.deviceIdentifier === deviceIdentifier,
    )
    const step = pushStep(pushPermission.get() ?? 'prompt', record, serverNow())
    if (step === 'reject') await reject({ deviceIdentifier, operatingSystem })
    if (step !== 'register') return
    const pushNotificationToken = await tokenOf(client)
    if (pushNotificationToken) await accept({ deviceIdentifier, operatingSystem, pushNotificationToken })
  }
  const synchronise = useEffectEvent(async () => {
    if (isBusy.current) return
    isBusy.current = true
    await report().catch((error) => {
      if (!(error instanceof CallError)) reportError(error)
    })
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
}
