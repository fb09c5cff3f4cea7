type AdminRoute = {
  path: string
  /** True: logged-in users only. False: logged-out users only. Missing: public. */
  requiresAuth?: boolean
  /** Its entry in the navigation of who is logged in. */
  menu?: string
}

/**
 * The admin site's pages (specification, section 2, "Admin app routes", and the audit log): the site derives its router
 * from them, the server its 404.
 */
export const ADMIN_ROUTES = {
  login: { path: '/login', requiresAuth: false },
  default: { path: '/default', requiresAuth: true, menu: 'Übersicht' },
  audit: { path: '/verwaltung/protokoll', requiresAuth: true, menu: 'Protokoll' },
  logout: { path: '/logout' },
} as const satisfies Record<string, AdminRoute>

export type AdminRouteName = keyof typeof ADMIN_ROUTES

/** Every path of the admin site beside `/`. */
export const ADMIN_PATHS: readonly string[] = Object.values(ADMIN_ROUTES).map(({ path }) => path)

export const adminRoute = (name: AdminRouteName): AdminRoute => ADMIN_ROUTES[name]
