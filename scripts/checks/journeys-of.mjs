const isJourney = /\.test\.ts$/
/** Contract files used by all journeys: importing them does not relate a journey to a feature. */
const isCommon = /^e2e\/(test-server|browser)\//
/**
 * A feature is a folder of the web, a context of the server, or a file of the contract, all of the same name.
 */
const feature = /^(?:apps\/web\/src\/features|apps\/server\/src\/contexts|packages\/contract\/src)\/([^/.]+)/
const configuration = 'playwright.config.ts'

/**
 * The journeys affected by changed files: the journey itself or a file of `e2e` that it imports has changed,
 * or a feature that it is named after or whose part of the contract it imports.
 * @param {string[]} changed paths from the root
 * @param {Map<string, string[]>} importsOf the imports of each file of `e2e`, as paths from the root
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
