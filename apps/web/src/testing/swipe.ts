import type { Locator } from 'vitest/browser'

/** Swipes over an element with one finger, between two distances from the left edge of the screen. */
export const swipe = (over: Locator, fromX: number, toX: number): void => {
  const target = over.element()
  const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 })
  const options = { bubbles: true, cancelable: true }
  target.dispatchEvent(new TouchEvent('touchstart', { ...options, touches: [touch(fromX)] }))
  target.dispatchEvent(new TouchEvent('touchend', { ...options, changedTouches: [touch(toX)] }))
}
