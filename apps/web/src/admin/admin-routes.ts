type AdminRoute = {
  path: string
  /** True: only logged in. False: only logged out. Missing: public. */
  requiresAuth?: boolean
}

/** The admin site's routes (specification, section 2, "Admin app routes"). */
export const ADMIN_ROUTES = {
  login: { path: '/login', requiresAuth: false },
  default: { path: '/default', requiresAuth: true },
  logout: { path: '/logout' },
} as const satisfies Record<string, AdminRoute>

export type AdminRouteName = keyof typeof ADMIN_ROUTES

export const adminRoute = (name: AdminRouteName): AdminRoute => ADMIN_ROUTES[name]
