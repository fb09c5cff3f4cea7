import type { RouteName } from '@wohlauf/contract/routes/routes'

/** Full-screen pages: one bar instead of header and menus. */
const SESSIONS: ReadonlySet<RouteName> = new Set<RouteName>(['consume-modules-consume-module', 'onboarding'])

export const isSessionRoute = (route: RouteName | undefined): boolean =>
  route !== undefined && SESSIONS.has(route)
