import { relative, sep } from 'node:path'
import { root } from '../machine/paths.mjs'

/**
 * What a runner's own JSON report says.
 * @typedef {{ name: string, args: string[] }} Failure a test, or a file that fails as a whole, and the arguments with which
 *   the runner runs it alone
 * @typedef {{ passed: number, failures: Failure[], isBroken: boolean }} Tally `isBroken`: it failed outside of its tests too
 */

/** @returns {Tally} */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = fromRoot(name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length === 0) return status === 'failed' ? [{ name: file, args: [file] }] : []
    return tests.map(({ fullName }) => ({
      name: `${file} › ${fullName.trim()}`,
      args: [file, `--testNamePattern=^${literal(fullName.trim())}$`],
    }))
  })
  return { passed: numPassedTests, failures, isBroken: false }
}

/** @returns {Tally} */
export function readPlaywright({ config, stats, suites, errors }) {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ tests, ...spec }) => tests.map((test) => ({ ...spec, ...test })))
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ file, line, title, projectName }) => ({
      name: `${fromRoot(`${config.rootDir}/${file}`)} › ${title}`,
      args: [`${file}:${line}`, `--project=${projectName}`],
    }))
  return { passed: stats.expected, failures, isBroken: errors.length > 0 }
}

/**
 * How long each file of tests took.
 * @param {any} report of either runner; null: none
 * @returns {{ file: string, seconds: number }[]}
 */
export function durationsIn(report) {
  const { testResults = [], suites = [] } = report ?? {}
  return [
    ...testResults.map(({ name, startTime, endTime }) => ({
      file: fromRoot(name),
      seconds: (endTime - startTime) / 1000,
    })),
    ...suites.map((suite) => ({
      file: suite.file,
      seconds:
        specsOf(suite)
          .flatMap(({ tests }) => tests)
          .flatMap(({ results }) => results)
          .reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
  ]
}

/** Printed by Vitest, and missing in its report. */
const OUTSIDE_OF_TESTS = /caught \d+ unhandled error/

/**
 * @param {{ isDone: boolean, output: string, report: object | null }} run `isDone`: all its commands succeeded; null: the runner
 *   wrote no report
 * @param {((report: object) => Tally) | undefined} read undefined: the step has no tests, and counts as one
 * @returns {Tally}
 */
export function tallyStep({ isDone, output, report }, read) {
  if (!read) return { passed: isDone ? 1 : 0, failures: [], isBroken: !isDone }
  if (!report) return { passed: 0, failures: [], isBroken: true }
  const tally = read(report)
  const isUnexplained = !isDone && tally.failures.length === 0
  return { ...tally, isBroken: tally.isBroken || isUnexplained || OUTSIDE_OF_TESTS.test(output) }
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}

function fromRoot(path) {
  return relative(root, path).replaceAll(sep, '/')
}

function literal(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
