import { FALLBACK_REFUSALS } from '@wohlauf/contract/fallback-refusals'
import { CallError, messageOf } from '../api/call-error.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'

/** Shows an error; cancelled calls are ignored (specification, section 8). */
export const showFailure = (error: Error): void => {
  if (error.name === 'AbortError') return
  const message = error instanceof CallError ? messageOf(error) : FALLBACK_REFUSALS['internal-error'].message
  if (message) notify('error', message)
}
