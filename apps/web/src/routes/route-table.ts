import type { Feature, Role } from '@wohlauf/contract/features'

/** Who may open a route (specification, section 4, "Routing guard"). */
export type RouteAccess = {
  /** True: only logged in. False: only logged out. Missing: public. */
  requiresAuth?: boolean
  role?: Role
  feature?: Feature
  /** A 401 on it does not lead to the login. */
  isAlwaysAccessible?: boolean
  /** A normal user may be here before the introduction is done. */
  isOpenBeforeOnboarding?: boolean
}

export type RouteEntry = {
  path: string
  access: RouteAccess
}

const learner = { requiresAuth: true, role: 'ROLE_USER' } as const

/** Every route by the specification's name. Only what stands here is offered in menus. */
export const ROUTES = {
  default: {
    path: '/default',
    access: { requiresAuth: true, isOpenBeforeOnboarding: true },
  },
  logout: {
    path: '/logout',
    access: { isAlwaysAccessible: true, isOpenBeforeOnboarding: true },
  },
  'authentication-login': {
    path: '/login',
    access: { requiresAuth: false, isAlwaysAccessible: true },
  },
  onboarding: {
    path: '/einfuehrung',
    access: { ...learner, isOpenBeforeOnboarding: true },
  },
  'dashboard-dashboard-list': {
    path: '/dashboard',
    access: learner,
  },
  'consume-modules-module-list': {
    path: '/module',
    access: learner,
  },
  'consume-modules-consume-module': {
    path: '/module/inhalt/$id',
    access: learner,
  },
  'manage-habit-intents-habit-intent-list': {
    path: '/gewohnheiten',
    access: learner,
  },
  'user-progress-user-progress': {
    path: '/fortschritt',
    access: learner,
  },
} as const satisfies Record<string, RouteEntry>

export type RouteName = keyof typeof ROUTES

/** A route's address, its parameters filled in. */
export const pathTo = (name: RouteName, params: Record<string, string> = {}): string =>
  ROUTES[name].path.replace(/\$(\w+)/g, (_whole, key: string) => encodeURIComponent(params[key] ?? ''))

export const routeEntry = (name: RouteName): RouteEntry => ROUTES[name]
