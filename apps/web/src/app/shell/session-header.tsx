import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode, RefObject } from 'react'
import IconX from '~icons/tabler/x'
import { RouteLink } from '../../routes/route-link.tsx'
import { useSessionUser } from '../../session/session.ts'
import { useBarsOnScroll } from '../../ui/session/use-bars-on-scroll.ts'
import spoken from '../../ui/text/spoken-on-narrow.module.css'
import classes from './session-header.module.css'

/**
 * Until the introduction is over, only the profile and its links can be opened (specification, section 4).
 */
const useWayOut = () =>
  useSessionUser()?.hasCompletedOnboarding ? 'dashboard-dashboard-list' : 'profile-show-profile'

type SessionHeaderProps = {
  shell: RefObject<HTMLElement | null>
  slotRef: (slot: HTMLElement | null) => void
  points: ReactNode
}

/** Replaces header and menus in a session. The page below puts its progress into the slot. */
export default function SessionHeader({ shell, slotRef, points }: SessionHeaderProps) {
  useBarsOnScroll(shell)
  const wayOut = useWayOut()
  return (
    <header className={classes.header} data-session-bar="head">
      <div className={classes.inside}>
        <RouteLink to={wayOut} className={classes.leave}>
          <IconX aria-hidden size={24} stroke={1.75} />
          <VisuallyHidden>Schließen, </VisuallyHidden>
          <span className={spoken.words}>du machst später hier weiter</span>
        </RouteLink>
        <div ref={slotRef} className={classes.slot} />
        {points}
      </div>
    </header>
  )
}
