import { Link, type LinkProps } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { pathTo, type RouteName } from './route-table.ts'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  to: RouteName
  params?: Record<string, string>
  children?: ReactNode
}

/** A link to a route by its name; marked `data-status="active"` while it is open. */
export const RouteLink = ({ to, params, ...rest }: RouteLinkProps) => {
  const target = { to: pathTo(to, params) } as LinkProps
  return <Link {...(rest as object)} {...target} />
}
