import { filledPath, type ParamsOf, type PlainName } from './route-path.ts'

type AdminRoute = {
  path: string
  /** True: logged-in users only. False: logged-out users only. Missing: public. */
  requiresAuth?: boolean
  /** Its entry in the navigation after a login. */
  menu?: string
}

/**
 * The admin site's pages (specification, section 2, "Admin app routes", and the audit log): the site derives its router and
 * its navigation from them, the server its 404.
 */
export const ADMIN_ROUTES = {
  login: { path: '/login', requiresAuth: false },
  /** Leads to the list of users. */
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
  security: { path: '/sicherheit', requiresAuth: true, menu: 'Sicherheit' },
  logout: { path: '/logout', menu: 'Abmelden' },
} as const satisfies Record<string, AdminRoute>

export type AdminRouteName = keyof typeof ADMIN_ROUTES

/** Every path of the admin site beside `/`. */
export const ADMIN_PATHS: readonly string[] = Object.values(ADMIN_ROUTES).map(({ path }) => path)

type PlainAdminRouteName = PlainName<typeof ADMIN_ROUTES>

/** The parameters of a page, from the names in its path. */
export type AdminRouteParams<Name extends AdminRouteName> = ParamsOf<(typeof ADMIN_ROUTES)[Name]['path']>

/** A page's path with its parameters filled in. */
export const adminPathTo = <Name extends AdminRouteName>(
  name: Name,
  ...[params]: Name extends PlainAdminRouteName ? [] : [params: AdminRouteParams<Name>]
): string => filledPath(ADMIN_ROUTES[name].path, params)

export const adminRoute = (name: AdminRouteName): AdminRoute => ADMIN_ROUTES[name]
