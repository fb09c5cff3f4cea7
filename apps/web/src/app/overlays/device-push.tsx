import { lazy, Suspense, useEffect, useState } from 'react'
import { rememberPushIntroduced, wasPushIntroduced } from '../../features/notifications/push/introduced.ts'
import { isIntroductionDue } from '../../features/notifications/push/is-introduction-due.ts'
import { usePushSync } from '../../features/notifications/push/use-push-sync.ts'
import { usePushTaps } from '../../features/notifications/push/use-push-taps.ts'
import { type PushClient, pushClient } from '../../native/push.ts'
import { isPushIntroductionOffered } from '../../session/push/push-introduction.ts'
import { pushPermission } from '../../session/push/push-permission.ts'
import { useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../ui/dialogs/use-calm-moment.ts'
import { useStore } from '../../ui/state/store.ts'
import { useCurrentRoute } from '../shell/use-current-route.ts'

const PushIntroductionDialog = lazy(
  loadPart(() => import('../../features/notifications/push/push-introduction-dialog.tsx')),
)

/** Null until the device's storage has been read. */
const useIntroduced = () => {
  const [isIntroduced, setIsIntroduced] = useState<boolean | null>(null)
  useEffect(() => void wasPushIntroduced().then(setIsIntroduced), [])
  const remember = () => {
    setIsIntroduced(true)
    void rememberPushIntroduced()
  }
  return { isIntroduced, remember }
}

const DevicePushOf = ({ client }: { client: PushClient }) => {
  const current = useCurrentRoute()
  const { isIntroduced, remember } = useIntroduced()
  const permission = useStore(pushPermission)
  const isDue = isIntroductionDue({
    operatingSystem: client.operatingSystem,
    permission,
    isWanted: useSessionUser()?.notificationSettings.includes('PUSH_HABIT_REMINDER') ?? false,
    isOffered: useStore(isPushIntroductionOffered),
    isIntroduced,
  })
  const isKnown = isIntroduced !== null && permission !== null
  // Null until it is opened.
  const [isOpen, setIsOpen] = useState<boolean | null>(null)
  usePushSync(client)
  usePushTaps(client)
  useCalmMoment({ isDue: isKnown ? isDue : undefined, isBlocked: current === 'logout' }, () => {
    remember()
    setIsOpen(true)
  })
  if (isOpen === null) return null
  return (
    <Suspense>
      <PushIntroductionDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}

const DevicePush = () => {
  const client = pushClient()
  return client && <DevicePushOf client={client} />
}

export default DevicePush
