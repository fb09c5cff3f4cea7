/** A touch's movement over the screen, in CSS pixels and milliseconds. */
export type FingerPath = { fromX: number; byX: number; byY: number; durationMs: number; screenWidth: number }

const MIN_WIDTH = 60
const MAX_SLOPE = 0.5
const MAX_MS = 700
/** A swipe that begins at the edge is the phone's own way back. */
const EDGE = 24

/** A quick, flat movement to the left turns to the next page, one to the right to the previous page. */
export const swipeOf = ({ fromX, byX, byY, durationMs, screenWidth }: FingerPath): 'next' | 'back' | null => {
  if (fromX < EDGE || fromX > screenWidth - EDGE) return null
  if (Math.abs(byX) < MIN_WIDTH || durationMs > MAX_MS) return null
  if (Math.abs(byY) > Math.abs(byX) * MAX_SLOPE) return null
  return byX < 0 ? 'next' : 'back'
}
