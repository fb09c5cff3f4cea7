import { BRAND_ALIAS } from '@wohlauf/contract/values/brand'
import type { Pages, PublicName } from './route-pages.ts'

/** In a separate module, so that the login page does not wait for the list of their chunks. */
export const PUBLIC_PAGES = {
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
  'authentication-departure': () => import('../../features/authentication/departure/departure-page.tsx'),
  'authentication-confirm-private-move': () =>
    import('../../features/authentication/departure/confirm-private-move-page.tsx'),
  'authentication-impersonation': () => import('../../features/authentication/impersonation-page.tsx'),
  'legal-terms-of-use': () => import('../../features/legal/terms-of-use-page.tsx'),
  'legal-data-protection': () => import('../../features/legal/data-protection-page.tsx'),
  'legal-imprint': () => import('../../features/legal/imprint-page.tsx'),
  'legal-accessibility': () => import('../../features/legal/accessibility-page.tsx'),
  'legal-easy-language': () => import('../../features/legal/easy-language-page.tsx'),
  'legal-account-deletion': () =>
    import('../../features/authentication/account-deletion/account-deletion-page.tsx'),
  'legal-licences': () => import('../../features/legal/licences-page.tsx'),
  [`about-${BRAND_ALIAS}`]: () => import('../pages/about-page.tsx'),
} satisfies Pages<PublicName>
