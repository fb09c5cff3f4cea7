import type { REMINDER_CHANNELS, SessionUser } from '@wohlauf/contract/values/accounts/session-answer'
import { shownAddress } from '@wohlauf/contract/values/readable-address'
import type { appUser } from '../../platform/tenancy/tables.ts'

/** A new account has no devices. */
export const toSessionUser = (
  row: typeof appUser.$inferSelect,
  {
    isImpersonated = false,
    pushNotificationConfigurations = [],
  }: Partial<Pick<SessionUser, 'isImpersonated' | 'pushNotificationConfigurations'>> = {},
): SessionUser => ({
  id: row.id,
  role: { role: row.role, meta: { sponsorId: row.sponsorId } },
  hasCompletedOnboarding: row.hasCompletedOnboarding,
  isAppManager: row.role === 'ROLE_APP_MANAGER',
  isSponsorManager: row.role === 'ROLE_SPONSOR_MANAGER',
  emailAddress: shownAddress(row.emailAddress),
  firstName: row.firstName,
  lastName: row.lastName,
  notificationSettings: row.notificationSettings as (typeof REMINDER_CHANNELS)[number][],
  pushNotificationConfigurations,
  healthConsentVersion: row.healthConsentVersion,
  isImpersonated,
})
