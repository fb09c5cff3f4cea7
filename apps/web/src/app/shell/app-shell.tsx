import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useRef } from 'react'
import { useSessionUser } from '../../session/session.ts'
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import classes from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'

/** Only learners have levels and are asked for consent; others do not load it. */
const LevelUp = lazy(() => import('../overlays/level-up.tsx'))
const HealthConsentQuestion = lazy(() => import('../overlays/health-consent-question.tsx'))

/** Header, page, bottom bar. */
const Shell = () => {
  const user = useSessionUser()
  // The menus of the other size would be rendered invisibly, and are the largest part of the shell.
  const isPhone = useIsPhone()
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main)
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#inhalt">
        Zum Inhalt
      </a>
      <Header hasMenus={!isPhone} />
      <main id="inhalt" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      {isPhone && <BottomBar />}
      {user?.role.role === 'ROLE_USER' && (
        <Suspense>
          <LevelUp key={user.id} />
          <HealthConsentQuestion key={`consent-${user.id}`} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * The router renders its result in one go, which cannot be interrupted. Deferred content is rendered in
 * slices, with room between them for an early tap.
 */
export const AppShell = () => (useDeferredValue(true, false) ? <Shell /> : null)
