import { Link, type LinkProps } from '@tanstack/react-router'
import { type PlainRouteName, pathTo, type RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ComponentProps, ReactNode } from 'react'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> &
  RouteTarget & {
    /** Parameters of the address, for pages that have some: `{ seite: … }`. */
    search?: Readonly<Record<string, string>>
    /** Of the entry in the browser's history. */
    state?: object
    children?: ReactNode
  }

/** A link to a route by its name; marked `data-status="active"` while it is open. */
export const RouteLink = ({ to, params, ...rest }: RouteLinkProps) => {
  // The props keep name and parameters together; TypeScript loses that relation when they are destructured.
  const target = { to: pathTo(to as PlainRouteName, ...((params ? [params] : []) as [])) } as LinkProps
  return <Link {...(rest as object)} {...target} />
}
