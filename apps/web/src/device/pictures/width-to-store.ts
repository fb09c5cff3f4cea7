/** A width in pixels: sharp on a phone, and a third of the bytes of the widest. */
const ENOUGH = 800

/** The widest version up to that width, or else the narrowest. */
export const widthToStore = (widths: readonly number[]): number => {
  const small = widths.filter((width) => width <= ENOUGH)
  return small.length > 0 ? Math.max(...small) : Math.min(...widths)
}
