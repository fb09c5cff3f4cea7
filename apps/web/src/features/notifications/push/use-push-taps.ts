import { useRouter } from '@tanstack/react-router'
import { markNotificationAsSeen } from '@wohlauf/contract/dashboard/notifications'
import { pathTo } from '@wohlauf/contract/routes/routes'
import { useEffect, useEffectEvent } from 'react'
import { useCommand } from '../../../api/hooks.ts'
import type { PushClient, PushTap } from '../../../native/push.ts'
import { notificationType } from '../notification-type.ts'

export const usePushTaps = (client: PushClient): void => {
  const router = useRouter()
  const { mutate: markAsSeen } = useCommand(markNotificationAsSeen, { isSilent: true })
  const open = ({ notificationId, type }: PushTap) => {
    if (typeof notificationId !== 'string' || !notificationId)
      throw new Error('a push message without a notification id was tapped')
    markAsSeen({ notificationId })
    void router.navigate({ href: pathTo(notificationType(type).route) })
  }
  const onTap = useEffectEvent((tap: PushTap) => {
    try {
      open(tap)
    } catch (error) {
      // The native shell would swallow a thrown error.
      reportError(error)
    }
  })
  useEffect(() => client.onTap((tap) => onTap(tap)), [client])
}
