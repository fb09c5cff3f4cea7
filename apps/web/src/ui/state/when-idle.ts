/** The delay in Safari, which has no idle callback. */
const DELAY_MS = 1500

/** The longest wait: a busy page, or one in the background, has no idle moment for long. */
const MAX_WAIT_MS = 2000

/** @returns how to cancel it */
export const whenIdle = (task: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, DELAY_MS)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(task, { timeout: MAX_WAIT_MS })
  return () => window.cancelIdleCallback(request)
}
