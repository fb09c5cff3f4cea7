import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSessionUser } from '../../session/session.ts'
import classes from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'

/** Only learners have levels; nobody else loads it. */
const LevelUp = lazy(() => import('../overlays/level-up.tsx'))

/** Header, page, bottom bar; after a change of page the focus stands at its beginning, as after a page load. */
export const AppShell = () => {
  const user = useSessionUser()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const main = useRef<HTMLElement>(null)
  const lastPath = useRef(path)
  useEffect(() => {
    if (lastPath.current !== undefined && lastPath.current !== path)
      main.current?.focus({ preventScroll: true })
    lastPath.current = path
  }, [path])
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#inhalt">
        Zum Inhalt
      </a>
      <Header />
      <main id="inhalt" ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <BottomBar />
      {user?.role.role === 'ROLE_USER' && (
        <Suspense>
          <LevelUp key={user.id} />
        </Suspense>
      )}
    </div>
  )
}
