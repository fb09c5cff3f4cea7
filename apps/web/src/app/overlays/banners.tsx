import { Button } from '@mantine/core'
import IconAlertTriangle from '~icons/tabler/alert-triangle'
import IconEye from '~icons/tabler/eye'
import IconRefresh from '~icons/tabler/refresh'
import { usePublishedHeight } from '../../ui/layout/use-published-height.ts'
import { Banner } from './banner.tsx'
import classes from './banners.module.css'
import { DeviceBanner, OfflineBanner } from './offline-banners.tsx'

export type BannersProps = {
  isStorageBlocked: boolean
  isOutdated: boolean
  isOffline: boolean
  /** Whether the page shows, or has shown, an answer of the device, or commands wait to be sent. */
  isAboutDevice: boolean
  impersonated: { emailAddress: string; onEnd: () => void } | null
}

/** Sorted by importance; they stay at the top while the page scrolls. */
const Banners = ({ isStorageBlocked, isOutdated, isOffline, isAboutDevice, impersonated }: BannersProps) => (
  <aside aria-label="Hinweise" ref={usePublishedHeight('--banners-height')} className={classes.banners}>
    {isStorageBlocked && (
      <Banner kind="alert" icon={IconAlertTriangle}>
        Die App funktioniert leider nicht, wenn Cookies vom Browser blockiert werden!
      </Banner>
    )}
    {impersonated && (
      <Banner
        kind="notice"
        icon={IconEye}
        action={
          <Button variant="white" className={classes.action} onClick={impersonated.onEnd}>
            Beenden
          </Button>
        }
      >
        Du siehst das Konto von {impersonated.emailAddress}. Ändern kannst du hier nichts.
      </Banner>
    )}
    {isOutdated && (
      <Banner
        kind="news"
        icon={IconRefresh}
        action={
          <Button variant="white" className={classes.action} onClick={() => window.location.reload()}>
            Jetzt neue Version nutzen
          </Button>
        }
      >
        Die App wurde aktualisiert.
      </Banner>
    )}
    {isAboutDevice ? <DeviceBanner isOffline={isOffline} /> : isOffline && <OfflineBanner />}
  </aside>
)

export default Banners
