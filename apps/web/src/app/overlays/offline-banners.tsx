import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import IconClock from '~icons/tabler/clock'
import IconWifiOff from '~icons/tabler/wifi-off'
import { useAboutWaiting } from '../../device/outbox/waiting-commands.ts'
import { answersOfDevice } from '../../ui/state/answers-of-device.ts'
import { useStore } from '../../ui/state/store.ts'
import { serverNow } from '../../ui/time/clock.ts'
import { Banner } from './banner.tsx'
import { momentText } from './moment-text.ts'

/** The person's commands that the server does not have yet. */
const useWaitingCount = (): number =>
  useAboutWaiting((commands) => commands.filter(({ refusal }) => !refusal).length)

const WaitingCount = () => {
  const count = useWaitingCount()
  return count > 0 && ` ${count === 1 ? 'Ein Eintrag wartet' : `${count} Einträge warten`}.`
}

/** With a network: the server is away, or refuses commands for a while. */
const WaitingBanner = () =>
  useWaitingCount() > 0 && (
    <Banner kind="quiet" icon={IconClock}>
      <WaitingCount /> Gesendet wird, sobald es wieder möglich ist.
    </Banner>
  )

export const OfflineBanner = () => (
  <Banner kind="quiet" icon={IconWifiOff}>
    Du bist offline. Sobald du wieder Internet hast, geht es weiter.
    <WaitingCount />
  </Banner>
)

/** When the server sent the oldest answer of the device that is shown; undefined when none is. */
const useOldestOfDevice = (): number | undefined => {
  const cache = useQueryClient().getQueryCache()
  const receivedTimes = useStore(answersOfDevice)
  return useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () => {
      const times = cache
        .findAll({ type: 'active' })
        .flatMap(({ queryHash }) => receivedTimes.get(queryHash) ?? [])
      return times.length > 0 ? Math.min(...times) : undefined
    },
  )
}

/** Shown once for the page, not at each of its parts. */
export const DeviceBanner = ({ isOffline }: { isOffline: boolean }) => {
  const oldest = useOldestOfDevice()
  if (oldest === undefined) return isOffline ? <OfflineBanner /> : <WaitingBanner />
  return (
    <Banner kind="quiet" icon={IconWifiOff}>
      {isOffline ? 'Du bist offline.' : 'Gerade fehlt die Verbindung.'} Du siehst den Stand{' '}
      {momentText(new Date(oldest), serverNow())}.
      <WaitingCount />
    </Banner>
  )
}
