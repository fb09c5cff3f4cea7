import type { PlainRouteName } from '@wohlauf/contract/routes/routes'
import type { PersonOfSession } from '@wohlauf/contract/values/accounts/session-answer'
import type { Feature } from '@wohlauf/contract/values/features'

/** The page for a role (specification, section 2); null when the app has none. */
export const defaultRoute = (user: PersonOfSession, features: readonly Feature[]): PlainRouteName | null => {
  if (user.role.role === 'ROLE_APP_MANAGER') return 'manage-modules-module-list'
  if (user.role.role === 'ROLE_SPONSOR_MANAGER')
    return features.includes('SPONSORS') ? 'manage-seats-as-sponsor' : null
  return user.hasCompletedOnboarding ? 'dashboard-dashboard-list' : 'onboarding'
}
