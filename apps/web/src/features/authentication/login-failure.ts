import type { CallError } from '../../api/call-error.ts'

/** Specification, section 8: one message for every wrong login, another for any other cause. */
export const loginFailure = ({ identifier, message }: CallError): string | null => {
  // The reason for a closed account is shown where every 401 is handled; the second step is no failure.
  if (identifier === 'user-disabled' || identifier === 'second-factor-required') return null
  return identifier === 'login-failed' ? 'Die Anmeldung ist fehlgeschlagen' : message
}
