/** A row's edges, in pixels from a common origin. */
export type Slot = { top: number; height: number }

/** The index to which a row was dragged: past every row whose middle it has crossed. */
export const indexOfCarried = (slots: readonly Slot[], from: number, offsetPx: number): number => {
  const carried = slots[from]
  if (!carried) return from
  const top = carried.top + offsetPx
  const bottom = top + carried.height
  return slots.reduce((index, slot, other) => {
    const middle = slot.top + slot.height / 2
    if (other < from && top < middle) return index - 1
    if (other > from && bottom > middle) return index + 1
    return index
  }, from)
}

/** How far each row moves to make room; the dragged one follows the pointer. */
export const shiftsOf = (slots: readonly Slot[], from: number, to: number, offsetPx: number): number[] => {
  const [carried, next] = [slots[from], slots[from + 1] ?? slots[from]]
  const previous = slots[from - 1]
  if (!carried || !next) return slots.map(() => 0)
  const gap = previous
    ? carried.top - previous.top - previous.height
    : next.top - carried.top - carried.height
  const room = carried.height + Math.max(gap, 0)
  return slots.map((_, index) => {
    if (index === from) return offsetPx
    if (index > from && index <= to) return -room
    return index < from && index >= to ? room : 0
  })
}
