import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import type { ReactNode } from 'react'
import { RouteLink } from '../../../routes/route-link.tsx'
import classes from './entry-link.module.css'

/** A secondary link, tall enough for touch. */
export const EntryLink = ({ to, children }: { to: PlainRouteName; children: ReactNode }) => (
  <RouteLink to={to} className={classes.link}>
    {children}
  </RouteLink>
)
