import type { CallError } from '../../api/call-error.ts'

/** Specification, section 8: one sentence for every wrong login, another for what has another cause. */
export const loginFailure = (error: CallError | null): string | undefined => {
  // Why an account is closed is said where every 401 is noticed.
  if (!error || error.identifier === 'user-disabled') return undefined
  return error.identifier === 'login-failed' ? 'Die Anmeldung ist fehlgeschlagen' : error.message
}
