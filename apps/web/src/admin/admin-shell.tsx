import { Outlet } from '@tanstack/react-router'
import { useRef } from 'react'
import { useFocusAfterNavigation } from '../ui/use-focus-after-navigation.ts'
import classes from './admin-shell.module.css'
import { ADMIN_TITLE } from './admin-title.ts'

/** The site's name and the page. */
export const AdminShell = () => {
  const main = useRef<HTMLElement>(null)
  useFocusAfterNavigation(main)
  return (
    <>
      <header className={classes.header}>
        <span className={classes.mark} aria-hidden />
        {ADMIN_TITLE}
      </header>
      <main ref={main} tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </>
  )
}
