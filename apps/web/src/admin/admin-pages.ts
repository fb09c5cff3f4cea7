import type { AdminRouteName } from '@wohlauf/contract/admin-routes'
import type { ComponentType } from 'react'

/** Each route's page, loaded when it is opened or preloaded. */
export const ADMIN_PAGES: Record<AdminRouteName, () => Promise<{ default: ComponentType }>> = {
  login: () => import('./pages/admin-login-page.tsx'),
  default: () => import('./pages/admin-default-page.tsx'),
  audit: () => import('./pages/audit-page.tsx'),
  logout: () => import('./pages/admin-logout-page.tsx'),
}
