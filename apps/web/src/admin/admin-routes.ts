import type { ComponentType } from 'react'

type AdminRoute = {
  path: string
  /** True: only logged in. False: only logged out. Missing: public. */
  requiresAuth?: boolean
  page: () => Promise<{ default: ComponentType }>
}

/** The admin site's routes (specification, section 2, "Admin app routes"). */
export const ADMIN_ROUTES = {
  login: { path: '/login', requiresAuth: false, page: () => import('./pages/admin-login-page.tsx') },
  default: { path: '/default', requiresAuth: true, page: () => import('./pages/admin-default-page.tsx') },
  logout: { path: '/logout', page: () => import('./pages/admin-logout-page.tsx') },
} as const satisfies Record<string, AdminRoute>

export const adminRoutes: readonly AdminRoute[] = Object.values(ADMIN_ROUTES)
