import type { CallError } from '../../api/call-error.ts'

/** Specification, section 8: one message for every wrong login, another for any other cause. */
export const loginFailure = ({ identifier, message }: CallError): string | null => {
  // The reason for a closed account is shown where every 401 is handled.
  if (identifier === 'user-disabled') return null
  return identifier === 'login-failed' ? 'Die Anmeldung ist fehlgeschlagen' : message
}
