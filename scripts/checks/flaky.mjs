/* A test that meets a race turns a whole run red, for nothing that the change did. So the few that fail are run again, alone, once, after all
   steps; the runners themselves repeat nothing. */

/** With more than these, the change is the likelier reason. */
const MAX_FLAKY = 3

/**
 * The failures to run again: none when the run stays red in any case.
 * @template {import('./reports.mjs').Tally} T
 * @param {T[]} tallies
 * @returns {T['failures']}
 */
export function toRunAgain(tallies) {
  const failures = tallies.flatMap((tally) => tally.failures)
  return tallies.some(({ isBroken }) => isBroken) || failures.length > MAX_FLAKY ? [] : failures
}

/** Whether a failure that ran alone has passed: a pattern that matches no test passes too. */
export function hasPassed({ passed, failures, isBroken }) {
  return passed > 0 && failures.length === 0 && !isBroken
}

/**
 * The last line of a run, and whether it is red.
 * @param {import('./reports.mjs').Tally[]} tallies
 * @param {number} flaky how many failures have passed alone
 */
export function sumUp(tallies, flaky) {
  const passedCount = sum(tallies.map((tally) => tally.passed)) + flaky
  const failed = sum(tallies.map(({ failures, isBroken }) => failures.length + (isBroken ? 1 : 0))) - flaky
  const line = `${passedCount} passed, ${failed} failed`
  return { line: flaky > 0 ? `${line}, flaky: ${flaky}` : line, isRed: failed > 0 }
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
