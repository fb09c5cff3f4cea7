import type { AdminRouteName } from '@wohlauf/contract/routes/admin-routes'
import type { ComponentType } from 'react'

export const ADMIN_PAGES: Record<
  Exclude<AdminRouteName, 'default'>,
  () => Promise<{ default: ComponentType }>
> = {
  login: () => import('./pages/admin-login-page.tsx'),
  'admin-user-management-user-list': () => import('./users/user-list-page.tsx'),
  'admin-manage-apps-app-list': () => import('./apps/app-list-page.tsx'),
  'admin-manage-apps-legal-texts': () => import('./legal/legal-texts-page.tsx'),
  'admin-accounting-available-sponsor-seats': () => import('./pages/accounting-page.tsx'),
  audit: () => import('./pages/audit-page.tsx'),
  running: () => import('./running/running-page.tsx'),
  security: () => import('./pages/security-page.tsx'),
  licences: () => import('../features/legal/licences-page.tsx'),
  logout: () => import('./pages/admin-logout-page.tsx'),
}
