import { Outlet } from '@tanstack/react-router'
import { type RouteName, routeEntry } from '@wohlauf/contract/routes/routes'
import { lazy, Suspense, useDeferredValue, useLayoutEffect, useRef, useState } from 'react'
import { useIsSessionAwaited, useSessionUser } from '../../session/session.ts'
import { loadPart } from '../../ui/chunks/chunk-failure.ts'
import { useFocusOfPage } from '../../ui/focus/use-focus-of-page.ts'
import { useIsPhone, useIsWide } from '../../ui/layout/screen-width.ts'
import { SessionSlotContext } from '../../ui/session/session-slot.ts'
import classes from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Header, Points } from './header.tsx'
import { isSessionRoute } from './is-session-route.ts'
import { useCurrentRoute } from './use-current-route.ts'

/** Loaded with the page that it belongs to. */
const SessionHeader = lazy(loadPart(() => import('./session-header.tsx')))

const LearnerOverlays = lazy(loadPart(() => import('../overlays/learner-overlays.tsx')))

/** Only managers have areas. */
const ManagementRail = lazy(loadPart(() => import('./management-rail.tsx')))

/** Without this code a sensitive call is refused, and everything else works. */
const StaffOverlays = lazy(loadPart(() => import('../overlays/staff-overlays.tsx')))

const isForAppManagers = (route: RouteName): boolean => routeEntry(route).access.role === 'ROLE_APP_MANAGER'

/** Removes the outline that the document showed; a first screen stays until the page's content stands. */
const useWaitingRemoved = (): void =>
  useLayoutEffect(() => document.querySelector('#waiting:not([data-shown])')?.remove(), [])

const Shell = () => {
  useWaitingRemoved()
  const user = useSessionUser()
  // Hides a visitor's menus until the session is known: they would be replaced under the finger.
  const hasMenus = !useIsSessionAwaited()
  // Renders the menus of one size only: the others would be invisible, and are the largest part of the shell.
  const isPhone = useIsPhone()
  const route = useCurrentRoute()
  // Reserves the rail's space while the session is awaited, or the page would move later.
  const hasRail =
    useIsWide() && (user ? user.isAppManager : !hasMenus && route !== undefined && isForAppManagers(route))
  const isSession = isSessionRoute(route) && user !== null
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const shell = useRef<HTMLDivElement>(null)
  const main = useRef<HTMLElement>(null)
  useFocusOfPage(main)
  return (
    <div ref={shell} className={classes.shell} data-rail={hasRail || undefined}>
      <a className={classes.skip} href="#inhalt">
        Zum Inhalt
      </a>
      {isSession ? (
        <Suspense fallback={<div className={classes.sessionHead} />}>
          <SessionHeader shell={shell} slotRef={setSlot} points={<Points />} />
        </Suspense>
      ) : (
        <Header hasMenus={hasMenus && !isPhone} hasRail={hasRail} />
      )}
      {hasRail && <Suspense fallback={<div />}>{user ? <ManagementRail /> : <div />}</Suspense>}
      <main id="inhalt" ref={main} tabIndex={-1} className={classes.main}>
        <SessionSlotContext value={slot}>
          <Outlet />
        </SessionSlotContext>
      </main>
      {hasMenus && isPhone && !isSession && <BottomBar />}
      {user?.role.role === 'ROLE_USER' && (
        <Suspense>
          <LearnerOverlays key={user.id} />
        </Suspense>
      )}
      {user && user.role.role !== 'ROLE_USER' && !user.isImpersonated && (
        <Suspense>
          <StaffOverlays key={user.id} emailAddress={user.emailAddress} />
        </Suspense>
      )}
    </div>
  )
}

/** The router's own result cannot be interrupted; deferred content is rendered in slices, with room for an early tap. */
export const AppShell = () => (useDeferredValue(true, false) ? <Shell /> : null)
