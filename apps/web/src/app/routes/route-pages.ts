import { BRAND_ALIAS } from '@wohlauf/contract/brand'
import type { RouteName } from '@wohlauf/contract/routes'
import type { ComponentType } from 'react'
import type { MANAGEMENT_PAGES } from './management-pages.ts'

const managed = (name: keyof typeof MANAGEMENT_PAGES) => () =>
  import('./management-pages.ts').then((pages) => pages.MANAGEMENT_PAGES[name]())

/** Each route's page, loaded when it is opened or preloaded. */
export const ROUTE_PAGES: Record<RouteName, () => Promise<{ default: ComponentType }>> = {
  default: () => import('../pages/default-page.tsx'),
  logout: () => import('../pages/logout-page.tsx'),
  'authentication-login': () => import('../../features/authentication/login-page.tsx'),
  'authentication-user-registration-with-sponsor-link': () =>
    import('../../features/authentication/registration/sponsor-link-page.tsx'),
  'authentication-user-registration-confirmation': () =>
    import('../../features/authentication/registration/registration-confirmation-page.tsx'),
  'authentication-request-password-reset': () =>
    import('../../features/authentication/password-reset/request-password-reset-page.tsx'),
  'authentication-confirm-password-reset': () =>
    import('../../features/authentication/password-reset/confirm-password-reset-page.tsx'),
  'authentication-confirm-email-change': () =>
    import('../../features/authentication/email-change/confirm-email-change-page.tsx'),
  'authentication-stop-email-change': () =>
    import('../../features/authentication/email-change/stop-email-change-page.tsx'),
  'authentication-stop-email-reminders': () =>
    import('../../features/authentication/email-reminders/stop-email-reminders-page.tsx'),
  'authentication-impersonation': () => import('../../features/authentication/impersonation-page.tsx'),
  'legal-terms-of-use': () => import('../../features/legal/terms-of-use-page.tsx'),
  'legal-data-protection': () => import('../../features/legal/data-protection-page.tsx'),
  'legal-imprint': () => import('../../features/legal/imprint-page.tsx'),
  [`about-${BRAND_ALIAS}`]: () => import('../pages/about-page.tsx'),
  'profile-show-profile': () => import('../../features/profile/profile-page.tsx'),
  'contact-support-support-introduction': () =>
    import('../../features/support/support-introduction-page.tsx'),
  onboarding: () => import('../../features/onboarding/onboarding-page.tsx'),
  'dashboard-dashboard-list': () => import('../pages/dashboard-page.tsx'),
  'consume-modules-module-list': () => import('../../features/modules/learner/module-list-page.tsx'),
  'consume-modules-consume-module': () => import('../pages/consume-module-page.tsx'),
  'manage-habit-intents-habit-intent-list': () => import('../../features/habits/habit-intent-list-page.tsx'),
  'consume-documents-document-list': () => import('../../features/documents/learner/document-list-page.tsx'),
  'manage-modules-module-list': managed('manage-modules-module-list'),
  'manage-modules-content-management': managed('manage-modules-content-management'),
  'manage-habits-habit-list': managed('manage-habits-habit-list'),
  'manage-documents-document-list': managed('manage-documents-document-list'),
  'user-progress-user-progress': () => import('../../features/user-progress/user-progress-page.tsx'),
}
