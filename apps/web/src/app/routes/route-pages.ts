import type { ComponentType } from 'react'
import type { RouteName } from '../../routes/route-table.ts'

/** Each route's page, loaded when it is opened or about to be. */
export const ROUTE_PAGES: Record<RouteName, () => Promise<{ default: ComponentType }>> = {
  default: () => import('../pages/default-page.tsx'),
  logout: () => import('../pages/logout-page.tsx'),
  'authentication-login': () => import('../../features/authentication/login-page.tsx'),
  onboarding: () => import('../../features/onboarding/onboarding-page.tsx'),
  'dashboard-dashboard-list': () => import('../pages/dashboard-page.tsx'),
  'consume-modules-module-list': () => import('../../features/modules/learner/module-list-page.tsx'),
  'consume-modules-consume-module': () => import('../pages/consume-module-page.tsx'),
  'manage-habit-intents-habit-intent-list': () => import('../../features/habits/habit-intent-list-page.tsx'),
  'user-progress-user-progress': () => import('../../features/user-progress/user-progress-page.tsx'),
}
