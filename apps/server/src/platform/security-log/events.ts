/**
 * Events for the operators' security log: failed attempts, and changes of who may log in.
 * The list is closed. `warn` is what was refused, `info` what was done.
 */
export const SECURITY_EVENTS = {
  'login-failed': 'warn',
  'login-throttled': 'warn',
  /** Somebody who is logged in did not know the account's password. */
  'current-password-wrong': 'warn',
  /** By session, role, feature, or because an admin looks at the account. */
  'admission-refused': 'warn',
  'upload-refused': 'warn',
  'password-changed': 'info',
  'password-reset-asked': 'info',
  'password-reset-done': 'info',
  'email-address-change-asked': 'info',
  'email-address-changed': 'info',
  'email-address-change-stopped': 'info',
  'impersonation-begun': 'info',
  'impersonation-ended': 'info',
  'logged-out': 'info',
} as const satisfies Record<string, 'info' | 'warn'>

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** Whose account it is about, an admin's too; null when nobody's or not known. Never an address or a name. */
export type SecurityNote = { event: SecurityEvent; userId: string | null; appId: string | null }
