/** A list in which one item has moved to another place. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const rest = list.filter((_, place) => place !== from)
  const taken = list[from]
  return taken === undefined ? [...list] : [...rest.slice(0, to), taken, ...rest.slice(to)]
}
