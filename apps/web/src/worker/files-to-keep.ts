/** The addresses of a release's files. */
export type Release = readonly string[]

/** Kept besides the newest one: a page stays open for days. */
const FORMER_RELEASES = 2

type Kept = {
  /** The newest first. */
  releases: Release[]
  retired: string[]
}

/**
 * @param former newest first; without the new one or, on a repeated call, with it
 * @param own the new release's files
 * @param storedAddresses all files on the device; one that no release lists was fetched by the release before, when it
 * was used
 */
export const filesToKeep = (
  former: readonly Release[],
  own: Release,
  storedAddresses: readonly string[],
): Kept => {
  const listedAddresses = new Set([...former.flat(), ...own])
  const fetchedWhenUsed = storedAddresses.filter((url) => !listedAddresses.has(url))
  const [last, ...older] = former
  const isAgain = last !== undefined && own.every((url) => last.includes(url))
  if (isAgain) return { releases: [...former], retired: [] }
  const complete = last ? [[...last, ...fetchedWhenUsed], ...older] : []
  const releases = [own, ...complete].slice(0, 1 + FORMER_RELEASES)
  const current = new Set(releases.flat())
  return { releases, retired: storedAddresses.filter((url) => !current.has(url)) }
}

/**
 * Whether a page is of a former release. One that is newer than the worker, as after each deployment until
 * the browser has the new worker, is not: no release names its file yet.
 *
 * @param mainScript the page's: its name changes with every release
 */
export const isSuperseded = (mainScript: string, own: Release, releases: readonly Release[]): boolean =>
  !own.includes(mainScript) && releases.some((files) => files.includes(mainScript))
