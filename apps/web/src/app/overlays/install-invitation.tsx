import { lazy, Suspense, useEffect, useState } from 'react'
import { isInvitationDue } from '../../features/installation/is-invitation-due.ts'
import { countVisit, rememberInvitation, wasInvitedToInstall } from '../../features/installation/visits.ts'
import { installPrompt } from '../../session/install/install-prompt.ts'
import { wayOfThisDevice } from '../../session/install/way-to-install.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { useCalmMoment } from '../../ui/dialogs/use-calm-moment.ts'
import { useLazyDialog } from '../../ui/dialogs/use-lazy-dialog.ts'
import { celebration } from '../../ui/reward/rewards.ts'
import { useStore } from '../../ui/state/store.ts'
import { berlinDay } from '../../ui/time/berlin-time.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { useCurrentRoute } from '../shell/use-current-route.ts'
import { isQuietRoute } from './is-quiet-route.ts'

const InstallDialog = lazy(loadPart(() => import('../../session/install/install-dialog.tsx')))

/** Null until the device's storage has been read. */
const useVisits = () => {
  const [visits, setVisits] = useState<{ visits: number; wasInvited: boolean } | null>(null)
  useEffect(() => {
    const readVisits = async () => {
      const [count, wasInvited] = await Promise.all([
        countVisit(berlinDay(serverNow())),
        wasInvitedToInstall(),
      ])
      setVisits({ visits: count, wasInvited })
    }
    void readVisits()
  }, [])
  return visits
}

/** Shown once on a device, in a calm moment: it interrupts no reading. */
const InstallInvitation = () => {
  const current = useCurrentRoute()
  const visits = useVisits()
  const dialog = useLazyDialog()
  const way = wayOfThisDevice(useStore(installPrompt))
  const celebrated = useStore(celebration)
  const [hasCompletedModule, setHasCompletedModule] = useState(false)
  if (celebrated?.reason === 'module-completed' && !hasCompletedModule) setHasCompletedModule(true)
  const isDue = visits
    ? isInvitationDue({ ...visits, way, hasCompletedModule }) && !dialog.isWanted
    : undefined
  const isBusy = celebrated !== null || current === 'consume-modules-consume-module'
  useCalmMoment({ isDue, isBlocked: isBusy || isQuietRoute(current) }, () => {
    void rememberInvitation()
    dialog.open()
  })
  if (!dialog.isWanted) return null
  return (
    <Suspense>
      <InstallDialog isOpen={dialog.isOpen} onClose={dialog.close} />
    </Suspense>
  )
}

export default InstallInvitation
