import { expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest } from './count.mjs'

const vitest = (numPassedTests: number, numFailedTests: number) => ({ numPassedTests, numFailedTests })

test.each([
  ['counts a step without tests as one', true, null, undefined, { passed: 1, failed: 0 }],
  ['counts it as one when it fails', false, null, undefined, { passed: 0, failed: 1 }],
  ['counts a runner’s tests', true, vitest(7, 0), countVitest, { passed: 7, failed: 0 }],
  ['those that failed too', false, vitest(7, 2), countVitest, { passed: 7, failed: 2 }],
  [
    'counts a failure of the runner outside of its tests',
    false,
    vitest(7, 0),
    countVitest,
    { passed: 7, failed: 1 },
  ],
  ['counts a runner without a report as failed', false, null, countVitest, { passed: 0, failed: 1 }],
  [
    'counts a journey that passed on the second attempt as failed',
    true,
    { stats: { expected: 3, unexpected: 1, flaky: 1 } },
    countPlaywright,
    { passed: 3, failed: 2 },
  ],
])('%s', (_, isDone, report, count, expected) => {
  expect(countStep(isDone, report, count)).toEqual(expected)
})
