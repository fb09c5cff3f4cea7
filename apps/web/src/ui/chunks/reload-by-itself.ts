import { deviceMs } from '../time/clock.ts'

const LAST = 'reloaded-at'

/** Specification, section 9. */
const PAUSE_MS = 60_000

/** At most once a minute, for any reason, so that there is no endless loop; never where nothing can be recorded. */
export const mayReloadByItself = (now = deviceMs()): boolean => {
  try {
    const last = Number(sessionStorage.getItem(LAST) ?? Number.NEGATIVE_INFINITY)
    if (Math.abs(now - last) < PAUSE_MS) return false
    sessionStorage.setItem(LAST, String(now))
    return true
  } catch {
    return false
  }
}
