/**
 * The allowed hosts of a new app after its own host was typed, which is one of them.
 *
 * @param own the entry that stands for the app's own host; empty while there is none
 * @returns null for a list that was written by hand, or from which that entry was removed: it stays as it is
 */
export const followOwnHost = (allowed: readonly string[], own: string, typed: string): string[] | null => {
  if (own === '') return allowed.length === 0 && typed !== '' ? [typed] : null
  const index = allowed.indexOf(own)
  if (index < 0) return null
  return typed === '' ? allowed.toSpliced(index, 1) : allowed.with(index, typed)
}
