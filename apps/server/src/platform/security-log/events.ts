/** The closed list of events for the operators' log. `warn` is for refused actions, `info` for completed ones. */
export const SECURITY_EVENTS = {
  'login-failed': 'warn',
  'login-throttled': 'warn',
  'current-password-wrong': 'warn',
  'second-factor-wrong': 'warn',
  /** Refused for session, role, feature, or because an admin views the account. */
  'admission-refused': 'warn',
  'upload-refused': 'warn',
  'password-changed': 'info',
  'second-factor-on': 'info',
  'second-factor-off': 'info',
  /** An admin has removed it for a manager with a lost device. */
  'second-factor-removed': 'info',
  'recovery-code-used': 'info',
  'recovery-codes-renewed': 'info',
  /** The password was proved again, for operations that need a fresh login. */
  'identity-proved': 'info',
  'password-reset-asked': 'info',
  'password-reset-done': 'info',
  'email-address-change-asked': 'info',
  'email-address-changed': 'info',
  'email-address-change-stopped': 'info',
  'impersonation-begun': 'info',
  'impersonation-ended': 'info',
  /** The admin who did it is in the audit log. */
  'account-disabled': 'info',
  'account-enabled': 'info',
  'logged-out': 'info',
} as const satisfies Record<string, 'info' | 'warn'>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** `userId`: the account that the event is about, possibly an admin's; the log shows a pseudonym in its place. */
export type SecurityNote = { event: SecurityEvent; userId: string | null; appId: string | null }
