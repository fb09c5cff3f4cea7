import { CallError } from '../../../api/call-error.ts'

type AutosaveFailure = { why: string; isWorthRetrying: boolean }

/** Says after a colon why the draft is on this device only. */
export const describeFailure = (error: unknown): AutosaveFailure => {
  const { status, identifier } = error instanceof CallError ? error : { status: 0, identifier: 'network' }
  if (identifier === 'network') return { why: 'keine Verbindung', isWorthRetrying: true }
  if (status === 401) return { why: 'deine Anmeldung ist abgelaufen', isWorthRetrying: false }
  if (identifier === 'too-many-autosaves') return { why: 'du hast zu viele Entwürfe', isWorthRetrying: false }
  if (status === 400 || status === 413) return { why: 'es ist zu lang', isWorthRetrying: false }
  return { why: 'der Server antwortet nicht', isWorthRetrying: status >= 500 || status === 429 }
}
