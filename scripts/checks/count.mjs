/** The number of passed and failed tests, from a runner's own JSON report. */

export function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

/** A test that passed only on its second attempt counts as failed. */
export function countPlaywright({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky }
}

/** A runner that fails outside of its tests (a broken file, a crash, no report) counts as one failure. */
export function countStep(isDone, report, count) {
  const { passed, failed } = count && report ? count(report) : { passed: isDone && !count ? 1 : 0, failed: 0 }
  return { passed, failed: isDone ? failed : Math.max(failed, 1) }
}
