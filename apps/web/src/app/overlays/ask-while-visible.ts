import { deviceMs } from '../../ui/time/clock.ts'

/** Specification, section 9. */
const PAUSE_MS = 60_000

type Asking = { askNow: () => Promise<boolean>; stop: () => void }

/**
 * Polls every minute while the page is visible, and when it becomes visible after longer. `ask` never throws.
 *
 * @returns `askNow` for an immediate check, which restarts the minute
 */
export const askWhileVisible = (ask: () => Promise<boolean>, onYes: () => void): Asking => {
  let last = deviceMs()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const askNow = async () => {
    clearTimeout(timer)
    last = deviceMs()
    const isYes = await ask()
    if (isOver) return isYes
    if (isYes) {
      stop()
      onYes()
    } else schedule()
    return isYes
  }
  const schedule = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = setTimeout(askNow, Math.max(0, last + PAUSE_MS - deviceMs()))
  }
  const stop = () => {
    isOver = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', schedule)
  }

  document.addEventListener('visibilitychange', schedule)
  schedule()
  return { askNow, stop }
}
