import { endForAnother, observeCalls } from '../api/call.ts'
import { CallError } from '../api/call-error.ts'
import { isStorageBlocked, storedSession } from '../api/stored-session.ts'
import { notify } from '../ui/feedback/snackbar-queue.ts'

const RELOADED = 'reloaded-for-another'

/** Long enough for a person who was looking at another tab. */
const MESSAGE_MS = 10_000

export const beginAgainForAnother = (): void => {
  window.sessionStorage.setItem(RELOADED, '')
  window.location.reload()
}

/** Shows the reason after such a reload. */
const sayWhy = (): void => {
  if (isStorageBlocked || window.sessionStorage.getItem(RELOADED) === null) return
  window.sessionStorage.removeItem(RELOADED)
  notify(
    'info',
    'In einem anderen Tab hat sich jemand anderes angemeldet. Deshalb haben wir diese Seite neu geladen.',
    { durationMs: MESSAGE_MS },
  )
}

/**
 * A tab's screens belong to the person for whom they were rendered. When another person has logged in (or an
 * admin visits an account) in another tab, this tab restarts: as soon as that is stored, before the next
 * call, and when the tab comes back from the browser's cache. Called once, before any call.
 */
export const watchPerson = (begin: () => void): void => {
  const look = () => {
    if (storedSession.isOfAnother) begin()
  }
  for (const name of ['storage', 'pageshow']) addEventListener(name, look)
  document.addEventListener('visibilitychange', look)
  observeCalls({ onAnotherPerson: begin })
  sayWhy()
}

/**
 * The session's query is refused while the stored token belongs to another person: a login in another tab has
 * stored its token, but not its person yet.
 */
export const endWhenContradicted = async (error: unknown): Promise<void> => {
  if (!(error instanceof CallError) || error.identifier !== 'not-allowed') return
  if (storedSession.userId !== null) await endForAnother()
}
