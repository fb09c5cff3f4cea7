import { useEffect, useEffectEvent } from 'react'
import { Page } from '../../ui/layout/page.tsx'
import { Waiting } from './entry/waiting.tsx'

/** Long enough to be read (specification, section 2). */
const LOGOUT_DELAY_MS = 1000

export const Farewell = ({ onLogout }: { onLogout: () => void }) => {
  const logOut = useEffectEvent(onLogout)
  useEffect(() => {
    const timer = setTimeout(() => logOut(), LOGOUT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page title="Abmelden" isTitleHidden>
      <Waiting message="Du wirst sicher abgemeldet..." />
    </Page>
  )
}
