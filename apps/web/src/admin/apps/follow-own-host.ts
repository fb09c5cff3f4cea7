/**
 * The allowed hosts of a new app after its own host was typed, which is one of them.
 *
 * @param own the entry that stands for the app's own host; empty without one
 * @returns null for a list that was written by hand, or from which that entry was removed: it stays as it is
 */
export const followOwnHost = (hosts: readonly string[], own: string, next: string): string[] | null => {
  if (own === '') return hosts.length === 0 && next !== '' ? [next] : null
  const index = hosts.indexOf(own)
  if (index < 0) return null
  return next === '' ? hosts.toSpliced(index, 1) : hosts.with(index, next)
}
