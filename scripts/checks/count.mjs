/** How many tests passed and failed, by a runner's own report in JSON. */

export function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

/** A test that passed only on its second try has failed once too often. */
export function countPlaywright({ stats: { expected, unexpected, flaky } }) {
  return { passed: expected, failed: unexpected + flaky }
}

/** A runner that fails outside of its tests (a broken file, a crash, no report at all) counts as one failure. */
export function countStep(isDone, report, count) {
  const { passed, failed } = count && report ? count(report) : { passed: isDone && !count ? 1 : 0, failed: 0 }
  return { passed, failed: isDone ? failed : Math.max(failed, 1) }
}
