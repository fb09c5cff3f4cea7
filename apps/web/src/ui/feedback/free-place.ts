export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

const GAP = 4

/**
 * @param top where a box begins if nothing is in its way
 * @returns the lowest top from there on upwards at which it covers no other box; null if the screen has no room
 * for it
 */
export const lowestFreeTop = (
  { left, right, top: first, bottom }: Box,
  others: readonly Box[],
): number | null => {
  const height = bottom - first
  const inColumn = others.filter((other) => other.left < right && other.right > left)
  for (let top = first; top >= GAP; ) {
    const boxesInWay = inColumn.filter((other) => other.top < top + height && other.bottom > top)
    if (boxesInWay.length === 0) return top
    top = Math.min(...boxesInWay.map((other) => other.top)) - GAP - height
  }
  return null
}
