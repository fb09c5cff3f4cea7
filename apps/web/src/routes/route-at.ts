import { ROUTES, type RouteEntry, type RouteName } from '@wohlauf/contract/routes/routes'

/** A parameter (`$token`) is one segment of the path, never an empty one. */
const fits = (pattern: string, parts: readonly string[]): boolean => {
  const segments = pattern.split('/')
  return (
    segments.length === parts.length &&
    segments.every((part, index) => (part.startsWith('$') ? parts[index] !== '' : part === parts[index]))
  )
}

/** The route of a path; null when no route matches. A trailing slash is ignored, as in the router. */
export const routeAt = (pathname: string): RouteName | null => {
  const parts = pathname.replace(/\/$/, '').split('/')
  return (Object.keys(ROUTES) as RouteName[]).find((name) => fits(ROUTES[name].path, parts)) ?? null
}

/** True for the root, which redirects by itself, and for routes that say so. */
export const isAlwaysAccessible = (pathname: string): boolean => {
  const name = routeAt(pathname)
  const entry: RouteEntry | null = name && ROUTES[name]
  return pathname === '/' || entry?.access.isAlwaysAccessible === true
}
