import { Button } from '@mantine/core'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { useState } from 'react'
import type { NativePlatform } from '../../native/platform.ts'
import { FinalButton } from '../../ui/actions/final-button.tsx'
import { CoveringScreen } from '../../ui/feedback/covering-screen.tsx'

type StoreLinks = Partial<Pick<AppSettings, 'appStoreLink' | 'playStoreLink'>>

const STORES = {
  android: {
    link: ({ playStoreLink }: StoreLinks) => playStoreLink,
    name: 'Google Play',
    action: 'Bei Google Play aktualisieren',
  },
  ios: {
    link: ({ appStoreLink }: StoreLinks) => appStoreLink,
    name: 'App Store',
    action: 'Im App Store aktualisieren',
  },
}

type OutdatedShellScreenProps = {
  platform: NativePlatform
  app: StoreLinks
  /** Null if nobody is logged in. */
  onLogout: (() => Promise<void>) | null
}

const Logout = ({ onLogout }: { onLogout: () => Promise<void> }) => {
  const [state, setState] = useState<'offered' | 'asked' | 'leaving'>('offered')
  if (state === 'offered')
    return (
      <Button variant="subtle" size="lg" fullWidth onClick={() => setState('asked')}>
        Abmelden
      </Button>
    )
  const leave = async () => {
    setState('leaving')
    await onLogout()
  }
  return (
    <>
      <p role="status">Beim Abmelden verschwindet von diesem Gerät auch, was noch nicht gesendet ist.</p>
      <FinalButton fullWidth loading={state === 'leaving'} onClick={() => void leave()}>
        Trotzdem abmelden
      </FinalButton>
      <Button variant="subtle" size="lg" fullWidth onClick={() => setState('offered')}>
        Angemeldet bleiben
      </Button>
    </>
  )
}

/**
 * Covers everything: the server answers nothing to this version but the logout. Queued commands stay on the
 * device.
 */
export const OutdatedShellScreen = ({ platform, app, onLogout }: OutdatedShellScreenProps) => {
  const { link, name, action } = STORES[platform]
  const address = link(app)
  return (
    <CoveringScreen
      title="Zeit für eine neue Version"
      text="Diese Version der App ist zu alt. Bitte aktualisiere sie: Danach geht es da weiter, wo du aufgehört hast. Was noch nicht gesendet ist, bleibt auf diesem Gerät."
    >
      {address ? (
        <Button component="a" href={address} target="_blank" rel="noopener noreferrer" size="lg" fullWidth>
          {action}
        </Button>
      ) : (
        <p>Öffne dafür {name}, und tippe bei dieser App auf „Aktualisieren“.</p>
      )}
      {onLogout && <Logout onLogout={onLogout} />}
    </CoveringScreen>
  )
}
