/** Tests, what supports them, and what uses the product from outside. */
const isOutside = (file) => /\.test\.tsx?$|(^|\/)(testing|conformance)\/|^(e2e|bench|attack)\//.test(file)

const isProduct = (file) => /^(apps|packages)\/[^/]+\/src\//.test(file)

/** What the server finds by its folder, and what a tool starts by its path. */
const isEntry = (file) =>
  /^apps\/server\/src\/contexts\/.+\/(operations|jobs|mails)\//.test(file) ||
  file === 'apps/web/src/worker/sw.ts'

/**
 * Files of the product that only tests import.
 * @param {Map<string, { imports: import('./imports.mjs').Import[] }>} files
 * @returns {string[]}
 */
export function filesOfTestsAlone(files) {
  const importers = Map.groupBy(
    [...files].flatMap(([file, { imports }]) => imports.map(({ target }) => ({ file, target }))),
    ({ target }) => target,
  )
  return [...files.keys()].filter(
    (file) =>
      isProduct(file) &&
      !isOutside(file) &&
      !isEntry(file) &&
      importers.get(file)?.every((importer) => isOutside(importer.file)),
  )
}
