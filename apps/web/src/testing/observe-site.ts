import { type CallObserver, observeCalls } from '../api/call.ts'

/**
 * Observers stay as long as the page; tests open many sites in one page, and only the newest one observes its
 * calls.
 */
let newest: CallObserver | null = null
observeCalls({ onRefusal: (error, operation) => newest?.onRefusal?.(error, operation) })

/** @param observer of the opened site; null for none */
export const observeSite = (observer: CallObserver | null): void => {
  newest = observer
}
