/** Addresses are stored trimmed and in lower case. */
export const isSameAddress = (typed: string, current: string): boolean =>
  typed.trim().toLowerCase() === current.trim().toLowerCase()
