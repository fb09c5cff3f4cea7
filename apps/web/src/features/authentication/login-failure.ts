import type { CallError } from '../../api/call-error.ts'

/** Specification, section 8: one sentence for every wrong login, another for what has another cause. */
export const loginFailure = ({ identifier, message }: CallError): string | null => {
  // Why an account is closed is said where every 401 is noticed.
  if (identifier === 'user-disabled') return null
  return identifier === 'login-failed' ? 'Die Anmeldung ist fehlgeschlagen' : message
}
