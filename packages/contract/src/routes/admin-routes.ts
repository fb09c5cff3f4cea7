import { filledPath, type ParamsOf, type PlainName } from './route-path.ts'

type AdminRoute = {
  path: string
  /** True: logged-in users only. False: logged-out users only. Missing: public. */
  requiresAuth?: boolean
  menu?: string
}

/**
 * Specification, section 2, "Admin app routes", the audit log and the running system: the site derives its router and its navigation from
 * them, the server its 404.
 */
export const ADMIN_ROUTES = {
  login: { path: '/login', requiresAuth: false },
  default: { path: '/default', requiresAuth: true },
  'admin-user-management-user-list': {
    path: '/verwaltung/benutzerverwaltung',
    requiresAuth: true,
    menu: 'Benutzer',
  },
  'admin-manage-apps-app-list': { path: '/verwaltung/apps', requiresAuth: true, menu: 'Apps' },
  'admin-manage-apps-legal-texts': { path: '/verwaltung/apps/$appId/rechtstexte', requiresAuth: true },
  'admin-accounting-available-sponsor-seats': {
    path: '/verwaltung/buchhaltung',
    requiresAuth: true,
    menu: 'Buchhaltung',
  },
  audit: { path: '/verwaltung/protokoll', requiresAuth: true, menu: 'Protokoll' },
  running: { path: '/verwaltung/betrieb', requiresAuth: true, menu: 'Betrieb' },
  security: { path: '/sicherheit', requiresAuth: true, menu: 'Sicherheit' },
  licences: { path: '/lizenzen' },
  logout: { path: '/logout', menu: 'Abmelden' },
} as const satisfies Record<string, AdminRoute>

export type AdminRouteName = keyof typeof ADMIN_ROUTES

export const ADMIN_PATHS: readonly string[] = Object.values(ADMIN_ROUTES).map(({ path }) => path)

type PlainAdminRouteName = PlainName<typeof ADMIN_ROUTES>

export type AdminRouteParams<Name extends AdminRouteName> = ParamsOf<(typeof ADMIN_ROUTES)[Name]['path']>

export const adminPathTo = <Name extends AdminRouteName>(
  name: Name,
  ...[params]: Name extends PlainAdminRouteName ? [] : [params: AdminRouteParams<Name>]
): string => filledPath(ADMIN_ROUTES[name].path, params)

export const adminRoute = (name: AdminRouteName): AdminRoute => ADMIN_ROUTES[name]
