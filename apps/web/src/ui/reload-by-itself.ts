const LAST = 'reloaded-at'

/** Specification, section 9. */
const PAUSE_MS = 60_000

/**
 * Whether the page may reload without being asked to, and takes note that it will: at most once a minute, whatever the
 * reason, so that it never goes round in circles. Where nothing can be noted, never.
 */
export const mayReloadByItself = (now = Date.now()): boolean => {
  try {
    const last = Number(sessionStorage.getItem(LAST) ?? Number.NEGATIVE_INFINITY)
    if (Math.abs(now - last) < PAUSE_MS) return false
    sessionStorage.setItem(LAST, String(now))
    return true
  } catch {
    return false
  }
}
