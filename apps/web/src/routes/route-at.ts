import { ROUTES, type RouteEntry, type RouteName } from '@wohlauf/contract/routes'

/** A parameter (`$token`) is one part of the address, never an empty one. */
const fits = (pattern: string, parts: readonly string[]): boolean => {
  const wanted = pattern.split('/')
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith('$') ? parts[at] !== '' : part === parts[at]))
  )
}

/** The route that an address belongs to; null when no route fits. A trailing slash changes nothing, as in the router. */
export const routeAt = (pathname: string): RouteName | null => {
  const parts = pathname.replace(/\/$/, '').split('/')
  return (Object.keys(ROUTES) as RouteName[]).find((name) => fits(ROUTES[name].path, parts)) ?? null
}

/** Whether a 401 leaves the person where they are: the root, which leads on by itself, and the routes that say so. */
export const isAlwaysAccessible = (pathname: string): boolean => {
  const name = routeAt(pathname)
  const entry: RouteEntry | null = name && ROUTES[name]
  return pathname === '/' || entry?.access.isAlwaysAccessible === true
}
