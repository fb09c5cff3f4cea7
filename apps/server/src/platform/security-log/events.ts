/**
 * Events for the operators' security log: failed attempts, and changes of login data. The list is closed.
 * `warn` is for refused actions, `info` for completed ones.
 */
export const SECURITY_EVENTS = {
  'login-failed': 'warn',
  'login-throttled': 'warn',
  /** A signed-in user entered a wrong password for the account. */
  'current-password-wrong': 'warn',
  /** The password was right, and the code of the second factor was not. */
  'second-factor-wrong': 'warn',
  /** By session, role, feature, or because an admin views the account. */
  'admission-refused': 'warn',
  'upload-refused': 'warn',
  'password-changed': 'info',
  'second-factor-on': 'info',
  'second-factor-off': 'info',
  /** By an admin, for a manager who has lost their device. */
  'second-factor-removed': 'info',
  'recovery-code-used': 'info',
  'recovery-codes-renewed': 'info',
  /** Password and second factor were proved again, for what needs a fresh login. */
  'identity-proved': 'info',
  'password-reset-asked': 'info',
  'password-reset-done': 'info',
  'email-address-change-asked': 'info',
  'email-address-changed': 'info',
  'email-address-change-stopped': 'info',
  'impersonation-begun': 'info',
  'impersonation-ended': 'info',
  /** By an admin, who is in the audit log. */
  'account-disabled': 'info',
  'account-enabled': 'info',
  'logged-out': 'info',
} as const satisfies Record<string, 'info' | 'warn'>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/**
 * The account that it is about, an admin's too; null without one or when unknown. Never an address or a name; its id stands in the
 * log as a pseudonym.
 */
export type SecurityNote = { event: SecurityEvent; userId: string | null; appId: string | null }
