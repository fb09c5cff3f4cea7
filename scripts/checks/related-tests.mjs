/* Which tests a change concerns, by its path. Vitest's own answer, from imports, does not help here: a handler is found by its folder and
   imported by nobody, and every screen's test reaches every page. */

const SERVER = 'apps/server/src/'
const WEB = 'apps/web/src/'
const CONTRACT = 'packages/contract/src/'
const isTest = /\.test\.tsx?$/

/**
 * @typedef {readonly string[] | null} Filters parts of paths, for Vitest's command line; null: all tests; empty: none
 */

/**
 * A context's change concerns its own tests, those elsewhere that call its operations, and those over all operations. A change of what all
 * contexts use concerns everything.
 * @param {readonly string[]} changed paths from the root
 * @param {{ contexts: readonly string[], testsElsewhere: (context: string) => string[] }} known
 * @returns {Filters}
 */
export function serverTestsFor(changed, { contexts, testsElsewhere }) {
  return union(
    changed.map((file) => {
      if (file.startsWith(SERVER) && isTest.test(file)) return [file.slice(SERVER.length)]
      const context =
        (file.startsWith(`${SERVER}contexts/`) && file.split('/')[4]) || contextOfContract(file, contexts)
      if (context) return [`contexts/${context}/`, ...testsElsewhere(context), 'conformance/']
      return file.startsWith(SERVER) || file.startsWith(CONTRACT) ? null : []
    }),
  )
}

/**
 * A feature's change concerns its own tests and those of the pages that combine features.
 * @param {readonly string[]} changed paths from the root
 * @param {readonly string[]} features
 * @returns {Filters}
 */
export function componentTestsFor(changed, features) {
  return union(
    changed.map((file) => {
      if (file.startsWith(WEB) && isTest.test(file)) return [file.slice(WEB.length)]
      const feature =
        (file.startsWith(`${WEB}features/`) && file.split('/')[4]) || contextOfContract(file, features)
      if (feature) return [`features/${feature}/`, 'app/']
      const part = [`${WEB}app/`, `${WEB}admin/`].find((folder) => file.startsWith(folder))
      if (part) return [part.slice(WEB.length)]
      return file.startsWith('apps/web/') || file.startsWith(CONTRACT) ? null : []
    }),
  )
}

/** `habits` for `habits/habits-as-manager.ts`; undefined for a file that several use. */
function contextOfContract(file, names) {
  if (!file.startsWith(CONTRACT)) return undefined
  const name = file.slice(CONTRACT.length).split('/')[0]
  return names.find((each) => each === name)
}

function union(filters) {
  if (filters.includes(null)) return null
  return [...new Set(filters.flat())].sort()
}
