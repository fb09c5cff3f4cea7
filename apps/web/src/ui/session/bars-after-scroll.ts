/** Positions in CSS pixels. */
type Scroll = { y: number; maxY: number }

/** `fromY`: where the present direction was last confirmed. */
export type Bars = { isAway: boolean; fromY: number }

export const BARS_AT_REST: Bars = { isAway: false, fromY: 0 }

/** A shorter movement is the trembling of a finger that rests on the page. */
const MIN_DISTANCE = 8
/** The bars' own height: within it they cover nothing. */
const EDGE = 56

/** Hides the bars on the way down, and shows them on the way up and at both ends of the page. */
export const barsAfterScroll = ({ isAway, fromY }: Bars, { y: scrollY, maxY }: Scroll): Bars => {
  // Some browsers scroll past the ends and back.
  const y = Math.min(Math.max(scrollY, 0), Math.max(maxY, 0))
  if (y <= EDGE || y >= maxY - EDGE) return { isAway: false, fromY: y }
  const way = y - fromY
  return Math.abs(way) < MIN_DISTANCE ? { isAway, fromY } : { isAway: way > 0, fromY: y }
}
