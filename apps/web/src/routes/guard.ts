import type { PlainRouteName, RouteAccess } from '@wohlauf/contract/routes/routes'
import type { PersonOfSession } from '@wohlauf/contract/values/accounts/session-answer'
import type { Feature } from '@wohlauf/contract/values/features'

export type GuardDecision = 'allow' | 'root' | PlainRouteName

const needsOnboarding = (user: PersonOfSession) =>
  user.role.role === 'ROLE_USER' && !user.hasCompletedOnboarding

/** Implements "Routing guard" of the specification, section 4. */
export const guardRoute = (
  access: RouteAccess,
  user: PersonOfSession | null,
  features: readonly Feature[],
): GuardDecision => {
  const elsewhere = user ? 'default' : 'root'
  if (access.requiresAuth === false && user) return 'default'
  if (access.requiresAuth && !user) return 'root'
  if (access.requiresAuth && user && needsOnboarding(user) && !access.isOpenBeforeOnboarding)
    return 'onboarding'
  if (access.role && user?.role.role !== access.role) return elsewhere
  if (access.feature && !features.includes(access.feature)) return elsewhere
  return 'allow'
}
