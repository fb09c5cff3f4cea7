import type { Role } from '@wohlauf/contract/values/features'

type Account = { role: Role; hasCompletedOnboarding: boolean; isDisabled: boolean }

/**
 * No reminders before the end of the introduction, and for a disabled user (`decisions.md`, "Habits and reminders").
 * @param hasDeparted whether the account has lost its access
 */
export const isReminded = (
  { role, hasCompletedOnboarding, isDisabled }: Account,
  hasDeparted: boolean,
): boolean => role === 'ROLE_USER' && hasCompletedOnboarding && !isDisabled && !hasDeparted
