import { Link, Outlet } from '@tanstack/react-router'
import { ADMIN_ROUTES, type AdminRouteName, adminRoute } from '@wohlauf/contract/admin-routes'
import { useRef } from 'react'
import { useFocusAfterNavigation } from '../ui/use-focus-after-navigation.ts'
import { useAdmin } from './admin-session.ts'
import classes from './admin-shell.module.css'
import { ADMIN_TITLE } from './admin-title.ts'

const MENU = (Object.keys(ADMIN_ROUTES) as AdminRouteName[]).map(adminRoute).filter(({ menu }) => menu)

const Menu = () => (
  <nav className={classes.menu} aria-label="Hauptmenü">
    {MENU.map(({ path, menu }) => (
      <Link key={path} to={path} className={classes.entry}>
        {menu}
      </Link>
    ))}
  </nav>
)

/** The site's name, for who is logged in its menu, and the page. */
export const AdminShell = () => {
  const main = useRef<HTMLElement>(null)
  const admin = useAdmin()
  useFocusAfterNavigation(main)
  return (
    <>
      <header className={classes.header}>
        <span className={classes.mark} aria-hidden />
        <span>{ADMIN_TITLE}</span>
        {admin && <Menu />}
      </header>
      <main ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  )
}
