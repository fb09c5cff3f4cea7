import type { CallError } from '../../api/call-error.ts'

/** One message for every wrong login, another for any other cause (specification, section 8). */
export const loginFailure = ({ identifier, message }: CallError): string | null => {
  // Every 401 shows the reason for a closed account elsewhere; the second step is no failure.
  if (identifier === 'user-disabled' || identifier === 'second-factor-required') return null
  return identifier === 'login-failed' ? 'Die Anmeldung ist fehlgeschlagen' : message
}
