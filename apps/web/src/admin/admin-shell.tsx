import { Link, Outlet } from '@tanstack/react-router'
import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/routes/admin-routes'
import { type ComponentType, lazy, Suspense, useRef } from 'react'
import { JumpButton } from '../features/jump/jump-button.tsx'
import { useFocusAfterNavigation } from '../ui/focus/use-focus-after-navigation.ts'
import { useFocusOfRemoved } from '../ui/focus/use-focus-of-removed.ts'
import { useAdmin } from './admin-session.ts'
import classes from './admin-shell.module.css'
import { ADMIN_TITLE } from './admin-title.ts'
import { AdminJump } from './jump/admin-jump.tsx'

const MENU = (Object.keys(ADMIN_ROUTES) as AdminRouteName[]).map(adminRoute).filter(({ menu }) => menu)

const FreshLoginQuestion = lazy<ComponentType<{ emailAddress: string }>>(() =>
  import('../features/fresh-login/fresh-login-of-admins.tsx').catch(() => ({ default: () => null })),
)

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
  useFocusAfterNavigation(main)
  useFocusOfRemoved()
  return (
    <>
      <header className={classes.header}>
        <span className={classes.mark} aria-hidden />
        <span>{ADMIN_TITLE}</span>
        {admin && (
          <>
            <span className={classes.who}>{admin.emailAddress}</span>
            <span className={classes.jump}>
              <JumpButton isNarrow />
            </span>
            <Menu />
          </>
        )}
      </header>
      {admin && <AdminJump key={admin.id} />}
      <Suspense>{admin && <FreshLoginQuestion emailAddress={admin.emailAddress} />}</Suspense>
      <main ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  )
}
