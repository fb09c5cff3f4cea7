import { Link, type LinkProps } from '@tanstack/react-router'
import { type PlainRouteName, pathTo, type RouteTarget } from '@wohlauf/contract/routes/routes'
import type { ComponentProps, ReactNode } from 'react'

type RouteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> &
  RouteTarget & {
    /** Query parameters, for pages that have some: `{ seite: … }`. */
    search?: Readonly<Record<string, string>>
    /** State of the entry in the browser's history. */
    state?: object
    /** True for a menu: also marked while a page below it is open. */
    isArea?: boolean
    children?: ReactNode
  }

/** A link to a route by its name; marked `data-status="active"` and `aria-current` while it is open. */
export const RouteLink = ({ to, params, isArea = false, ...rest }: RouteLinkProps) => {
  // The props keep name and parameters together; TypeScript loses that relation when they are destructured.
  const target = { to: pathTo(to as PlainRouteName, ...((params ? [params] : []) as [])) } as LinkProps
  return <Link activeOptions={{ exact: !isArea }} {...(rest as object)} {...target} />
}
