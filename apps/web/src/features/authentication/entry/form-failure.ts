import type { CallError } from '../../../api/call-error.ts'

/** What a form says above its button; nothing when a field says it already. */
export const formFailure = (error: CallError | null): string | undefined =>
  error && Object.keys(error.fields).length === 0 ? error.message : undefined
