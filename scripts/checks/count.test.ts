import { expect, test } from 'vitest'
import { countPlaywright, countStep, countVitest } from './count.mjs'

const vitest = (numPassedTests: number, numFailedTests: number) => ({ numPassedTests, numFailedTests })

test.each([
  ['a step without tests counts as one', true, null, undefined, { passed: 1, failed: 0 }],
  ['and as one when it fails', false, null, undefined, { passed: 0, failed: 1 }],
  ['a runner counts its tests', true, vitest(7, 0), countVitest, { passed: 7, failed: 0 }],
  ['those that failed too', false, vitest(7, 2), countVitest, { passed: 7, failed: 2 }],
  [
    'a runner that fails beside its tests has failed',
    false,
    vitest(7, 0),
    countVitest,
    { passed: 7, failed: 1 },
  ],
  ['a runner that says nothing has passed nothing', false, null, countVitest, { passed: 0, failed: 1 }],
  [
    'a journey that passed at the second try has failed',
    true,
    { stats: { expected: 3, unexpected: 1, flaky: 1 } },
    countPlaywright,
    { passed: 3, failed: 2 },
  ],
])('%s', (_, isDone, report, count, expected) => {
  expect(countStep(isDone, report, count)).toEqual(expected)
})
