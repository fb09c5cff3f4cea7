/** The addresses of a release's files. */
export type Release = readonly string[]

/** Besides the newest one: a page stays open for days. */
const FORMER_RELEASES = 2

type Kept = {
  /** Newest first. */
  releases: Release[]
  retired: string[]
}

/**
 * @param known newest first, without the new one or, if this is done again, with it
 * @param own the new release's files
 * @param stored all that the device has; what no release lists was fetched by the one before, when it was used
 */
export const filesToKeep = (known: readonly Release[], own: Release, stored: readonly string[]): Kept => {
  const listed = new Set([...known.flat(), ...own])
  const fetchedWhenUsed = stored.filter((url) => !listed.has(url))
  const [last, ...older] = known
  const isAgain = last !== undefined && own.every((url) => last.includes(url))
  if (isAgain) return { releases: [...known], retired: [] }
  const former = last ? [[...last, ...fetchedWhenUsed], ...older] : []
  const releases = [own, ...former].slice(0, 1 + FORMER_RELEASES)
  const kept = new Set(releases.flat())
  return { releases, retired: stored.filter((url) => !kept.has(url)) }
}
