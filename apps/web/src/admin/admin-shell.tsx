import { Link, Outlet } from '@tanstack/react-router'
import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/routes/admin-routes'
import { lazy, Suspense, useRef } from 'react'
import { loadPart } from '../ui/chunks/chunk-failure.ts'
import { useFocusOfPage } from '../ui/focus/use-focus-of-page.ts'
import { useAdmin } from './admin-session.ts'
import classes from './admin-shell.module.css'
import { ADMIN_TITLE } from './admin-title.ts'

const MENU = (Object.keys(ADMIN_ROUTES) as AdminRouteName[]).map(adminRoute).filter(({ menu }) => menu)

const AdminOverlays = lazy(loadPart(() => import('./admin-overlays.tsx')))

// Loaded lazily: code that both sites load with their first page would be loaded by learners too.
const AdminJump = lazy(loadPart(() => import('./jump/admin-jump.tsx')))

const Menu = () => (
  <nav className={classes.menu} aria-label="Hauptmenü">
    {MENU.map(({ path, menu }) => (
      <Link key={path} to={path} className={classes.entry}>
        {menu}
      </Link>
    ))}
  </nav>
)

export const AdminShell = () => {
  const main = useRef<HTMLElement>(null)
  const admin = useAdmin()
  useFocusOfPage(main)
  return (
    <>
      <header className={classes.header}>
        <span className={classes.mark} aria-hidden />
        <span>{ADMIN_TITLE}</span>
        {admin && (
          <>
            <span className={classes.who}>{admin.emailAddress}</span>
            <span className={classes.jump}>
              <Suspense>
                <AdminJump key={admin.id} />
              </Suspense>
            </span>
            <Menu />
          </>
        )}
      </header>
      <Suspense>{admin && <AdminOverlays key={admin.id} emailAddress={admin.emailAddress} />}</Suspense>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  )
}
