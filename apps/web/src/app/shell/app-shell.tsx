import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useRef } from 'react'
import { useSessionUser } from '../../session/session.ts'
import { useFocusAfterNavigation } from '../../ui/use-focus-after-navigation.ts'
import classes from './app-shell.module.css'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'

/** Only learners have levels; nobody else loads it. */
const LevelUp = lazy(() => import('../overlays/level-up.tsx'))

/** Header, page, bottom bar. */
export const AppShell = () => {
  const user = useSessionUser()
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main)
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
