/**
 * @typedef {object} Known
 * @property {string[]} changed paths from the root, as all of these; also those of removed files
 * @property {Record<string, string[]>} tests the test files of each step
 * @property {Map<string, string[]>} importers the files that import a file at run time
 * @property {Map<string, string[]>} executed the test files that execute a file, as `test:all` has recorded it
 * @property {string[]} overFolders test files that read folders instead of importing what they test
 *
 * @typedef {object} Selection
 * @property {string | null} everything the changed file for which all tests run
 * @property {Record<string, string[]>} tests the selected test files of each step
 * @property {string[]} handlers names of the handlers whose operations are tested by the tests of every operation
 */

/** Files on which nearly everything depends, or whose use is not recorded: all tests run. */
const FOR_ALL = [
  /\.sql$/,
  /^apps\/server\/src\/contexts\/.+\/database\/(tables|access)\.ts$/,
  /(^|\/)package(-lock)?\.json$/,
  /^(config|packages\/contract\/src)\/[^/]+\.ts$/,
  /^vitest\.config\.ts$/,
]

/**
 * Files that gather all files of a kind. Who imports one uses a part of it, so importers are not followed through them: a
 * test that opens a screen imports the whole app. The server's gather contexts, and use all of the platform.
 */
const GATHERS =
  /^apps\/web\/src\/(app\/|admin\/|testing\/open-(admin-)?screen)|^packages\/contract\/src\/operation-files\.ts$/
const GATHERS_CONTEXTS = /^apps\/server\/src\/(composition|testing)\//

const CONTEXTS = 'apps/server/src/contexts/'
const CONFORMANCE = 'apps/server/src/conformance/'
const IS_TEST = /\.test\.tsx?$/
const HANDLER = /^apps\/server\/src\/contexts\/.+\/operations\/(?:.+\/)?([^/]+)\.ts$/

/** Selects the tests that a change concerns. @param {Known} known @returns {Selection} */
export function select({ changed, tests, importers, executed, overFolders }) {
  const stepOf = new Map(Object.entries(tests).flatMap(([step, files]) => files.map((file) => [file, step])))
  const recorded = new Set([...executed.values()].flat())
  const selected = new Set(changed.length > 0 ? overFolders : [])
  const handlers = new Set()

  for (const file of changed) {
    if (IS_TEST.test(file)) selected.add(file)
    else if (FOR_ALL.some((pattern) => pattern.test(file))) return { everything: file, tests, handlers: [] }
    else if (!file.endsWith('.md')) for (const test of testsFor(file)) selected.add(test)
  }
  return {
    everything: null,
    tests: Object.fromEntries(
      Object.entries(tests).map(([step, files]) => [step, files.filter((file) => selected.has(file))]),
    ),
    handlers: [...handlers].sort(),
  }

  function testsFor(file) {
    const isOfContract = file.startsWith('packages/contract/')
    const isOfContext = isOfContract || file.startsWith(CONTEXTS)
    const selectedTests = new Set(testsIn(homeOf(file)))
    const visitedFiles = new Set()
    follow(file, false)
    const steps = stepsAround(file)
    const fitting = [...selectedTests].filter(
      (test) =>
        !(isOfContext && test.startsWith(CONFORMANCE)) &&
        (steps.includes('journeys') || stepOf.get(test) !== 'journeys'),
    )
    // A file that selects no test of its steps may be used in a way that is not seen.
    const isSeen = fitting.some((test) => steps.includes(stepOf.get(test)))
    return isSeen ? fitting : [...fitting, ...steps.flatMap((step) => tests[step])]

    /** `isAnswered`: the record says which of its test files execute what has changed. */
    function follow(at, isAnswered) {
      const key = `${at} ${isAnswered}`
      if (visitedFiles.has(key)) return
      visitedFiles.add(key)
      if (IS_TEST.test(at)) {
        if (!isAnswered || !recorded.has(at)) selectedTests.add(at)
        return
      }
      if (at !== file && (GATHERS.test(at) || (isOfContext && GATHERS_CONTEXTS.test(at)))) return
      const handler = HANDLER.exec(at)?.[1]
      if (handler && (isOfContract || homeOf(at) === homeOf(file))) handlers.add(handler)
      const next = importers.get(at) ?? []
      const executing = isAnswered ? [] : (executed.get(at) ?? [])
      // A handler or a job is found by its place: without a record its context's tests stand in.
      const isFoundByPlace = at.startsWith(CONTEXTS) && next.length === 0
      const standIns = isFoundByPlace && !isAnswered && executing.length === 0 ? testsIn(homeOf(at)) : []
      for (const test of [...executing, ...standIns]) selectedTests.add(test)
      for (const importer of next) follow(importer, isAnswered || executing.length > 0)
    }
  }

  function testsIn(home) {
    return home ? [...stepOf.keys()].filter((test) => test.startsWith(home)) : []
  }
}

/** The folder whose tests are about a file: its context or feature, else its own. Journeys are about no folder. */
function homeOf(file) {
  const whole = /^apps\/(server\/src\/contexts|web\/src\/features)\/[^/]+\//.exec(file)?.[0]
  return file.startsWith('e2e/') ? null : (whole ?? file.replace(/[^/]+$/, ''))
}

/** The steps with the tests of a part of the product. */
function stepsAround(file) {
  if (file.startsWith('e2e/')) return ['journeys']
  if (file.startsWith('apps/server/')) return ['server', 'rules']
  if (file.startsWith('apps/web/')) return ['components', 'rules']
  if (file.startsWith('packages/')) return ['server', 'rules', 'components']
  return file.startsWith('docs/') ? [] : ['rules']
}
