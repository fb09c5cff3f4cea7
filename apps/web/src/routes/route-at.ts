import { ROUTES, type RouteEntry, type RouteName } from './route-table.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A parameter is one part of the address, never an empty one. A trailing slash changes nothing, as in the router. */
const patternOf = ({ path }: RouteEntry): RegExp => {
  const parts = path.split('/').map((part) => (part.startsWith('$') ? '[^/]+' : escaped(part)))
  return new RegExp(`^${parts.join('/')}/?$`)
}

const isFixed = ({ path }: RouteEntry) => !path.includes('$')

/** A route without parameters wins over one that has some, as in the router. */
const PATTERNS = (Object.keys(ROUTES) as RouteName[])
  .map((name): { name: RouteName; isFixed: boolean; pattern: RegExp } => ({
    name,
    isFixed: isFixed(ROUTES[name]),
    pattern: patternOf(ROUTES[name]),
  }))
  .sort((one, other) => Number(other.isFixed) - Number(one.isFixed))

/** The route that an address belongs to; null when there is none. */
export const routeAt = (pathname: string): RouteName | null =>
  PATTERNS.find(({ pattern }) => pattern.test(pathname))?.name ?? null

/** Whether a 401 leaves the person where they are: the root, which leads on by itself, and the routes that say so. */
export const isAlwaysAccessible = (pathname: string): boolean => {
  if (pathname === '/') return true
  const name = routeAt(pathname)
  const entry: RouteEntry | null = name && ROUTES[name]
  return entry?.access.isAlwaysAccessible === true
}
