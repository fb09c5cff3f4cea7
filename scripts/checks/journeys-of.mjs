const isJourney = /\.test\.ts$/
/** Shared by all: what they import says nothing about the features that a journey walks through. */
const isCommon = /^e2e\/(test-server|browser)\//
/** A feature is a folder of the web, a context of the server, or a file of the contract, all of one name. */
const feature = /^(?:apps\/web\/src\/features|apps\/server\/src\/contexts|packages\/contract\/src)\/([^/.]+)/
const configuration = 'playwright.config.ts'

/**
 * The journeys that have to do with changed files: the journey itself or something of `e2e` that it imports has changed,
 * or a feature that it is named after or whose part of the contract it imports.
 * @param {string[]} changed paths from the root
 * @param {Map<string, string[]>} importsOf what each file of `e2e` imports, as paths from the root
 */
export function journeysOf(changed, importsOf) {
  const features = new Set(changed.map((file) => feature.exec(file)?.[1]).filter(Boolean))
  return [...importsOf.keys()]
    .filter((file) => isJourney.test(file))
    .filter(isConcerned)
    .sort()

  function isConcerned(journey) {
    const files = reachableFrom(journey)
    const own = files.filter((file) => !isCommon.test(file))
    const about = [journey, ...own].flatMap((file) => importsOf.get(file) ?? [])
    return (
      changed.includes(configuration) ||
      changed.some((file) => file === journey || files.includes(file)) ||
      about.some((target) => features.has(feature.exec(target)?.[1])) ||
      features.has(nameOf(journey))
    )
  }

  function reachableFrom(journey) {
    const found = new Set([journey])
    for (const file of found)
      for (const next of importsOf.get(file) ?? []) if (importsOf.has(next)) found.add(next)
    return [...found]
  }
}

/** `documents` of `e2e/learner/documents.test.ts`. */
function nameOf(journey) {
  return /([^/]+?)(?:\.(?:wide|phone))?\.test\.ts$/.exec(journey)?.[1]
}
