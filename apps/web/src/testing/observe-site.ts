import { type CallObserver, observeCalls } from '../api/call.ts'

/** Observers stay as long as the page; here many sites are opened in one, and only the newest one observes its calls. */
let newest: CallObserver | null = null
observeCalls({ onRefusal: (error, operation) => newest?.onRefusal?.(error, operation) })

/** @param observer of the site that is opened; null for none */
export const observeSite = (observer: CallObserver | null): void => {
  newest = observer
}
