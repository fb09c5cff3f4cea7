import type { ReactNode } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import type { RouteName } from '../../../routes/route-table.ts'
import classes from './entry-link.module.css'

/** A quiet way on, as tall as a finger needs it. */
export const EntryLink = ({ to, children }: { to: RouteName; children: ReactNode }) => (
  <RouteLink to={to} className={classes.link}>
    {children}
  </RouteLink>
)
