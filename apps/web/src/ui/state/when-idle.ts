/** Safari has no idle callback. */
const LATER_MS = 1500

/** @returns how to take it back */
export const whenIdle = (task: () => void): (() => void) => {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(task, LATER_MS)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(task)
  return () => window.cancelIdleCallback(request)
}
