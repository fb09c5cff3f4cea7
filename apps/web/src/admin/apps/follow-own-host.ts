/**
 * @param own the entry that stands for the app's own host; empty without one
 * @returns the hosts after the app's own host was edited; null when the list was written by hand or lacks that
 * entry
 */
export const followOwnHost = (hosts: readonly string[], own: string, next: string): string[] | null => {
  if (own === '') return hosts.length === 0 && next !== '' ? [next] : null
  const index = hosts.indexOf(own)
  if (index < 0) return null
  return next === '' ? hosts.toSpliced(index, 1) : hosts.with(index, next)
}
