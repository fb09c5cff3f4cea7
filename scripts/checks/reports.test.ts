import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../machine/paths.mjs'
import { durationsIn, readPlaywright, readVitest, tallyStep } from './reports.mjs'

const file = (name: string, status: string, tests: [fullName: string, status: string][]) => ({
  name: join(root, name),
  status,
  assertionResults: tests.map(([fullName, status]) => ({ fullName, status })),
})

const vitest = {
  numPassedTests: 7,
  testResults: [
    file('a/one.test.ts', 'passed', [['adds', 'passed']]),
    file('a/two.test.ts', 'failed', [
      ['a list (of 2) sorts', 'failed'],
      ['a list (of 2) grows', 'passed'],
    ]),
    file('a/three.test.ts', 'failed', []),
  ],
}
const green = { numPassedTests: 7, testResults: [] }

const failuresOfVitest = [
  {
    name: 'a/two.test.ts › a list (of 2) sorts',
    args: ['a/two.test.ts', '--testNamePattern=^a list \\(of 2\\) sorts$'],
  },
  { name: 'a/three.test.ts', args: ['a/three.test.ts'] },
]

test('Vitest’s report names each failing test, and a file that fails as a whole', () => {
  expect(readVitest(vitest)).toEqual({ passed: 7, failures: failuresOfVitest, isBroken: false })
})

test('Playwright’s report names each failing journey with its size', () => {
  const spec = (title: string, projectName: string, status: string) => ({
    title,
    file: 'learner/goals.test.ts',
    line: 18,
    tests: [{ projectName, status }],
  })
  const report = {
    config: { rootDir: join(root, 'e2e') },
    stats: { expected: 3 },
    suites: [
      { specs: [spec('one', 'phone', 'expected')], suites: [{ specs: [spec('two', 'wide', 'unexpected')] }] },
    ],
    errors: [],
  }
  const failures = [
    { name: 'e2e/learner/goals.test.ts › two', args: ['learner/goals.test.ts:18', '--project=wide'] },
  ]
  expect(readPlaywright(report)).toEqual({ passed: 3, failures, isBroken: false })
  expect(readPlaywright({ ...report, errors: [{}] })).toMatchObject({ isBroken: true })
})

test.each([
  ['none', null, []],
  [
    'Vitest’s',
    { testResults: [{ name: join(root, 'a/one.test.ts'), startTime: 1_000, endTime: 3_500 }] },
    [{ file: 'a/one.test.ts', seconds: 2.5 }],
  ],
  [
    'Playwright’s',
    {
      suites: [
        {
          file: 'learner/goals.test.ts',
          specs: [{ tests: [{ results: [{ duration: 1_000 }] }] }],
          suites: [{ specs: [{ tests: [{ results: [{ duration: 500 }] }] }] }],
        },
      ],
    },
    [{ file: 'learner/goals.test.ts', seconds: 1.5 }],
  ],
])('a report states how long each file took: %s', (_, report, durations) => {
  expect(durationsIn(report)).toEqual(durations)
})

const UNHANDLED = 'Vitest caught 1 unhandled error during the test run.'

test.each([
  ['counts a step without tests as one', true, '', null, undefined, 1, 0, false],
  ['counts it as broken when it fails', false, '', null, undefined, 0, 0, true],
  ['counts a runner’s tests', true, '', green, readVitest, 7, 0, false],
  ['those that failed too', false, '', vitest, readVitest, 7, 2, false],
  ['knows a runner broken that fails without a failing test', false, '', green, readVitest, 7, 0, true],
  ['knows it broken by an error outside of its tests', false, UNHANDLED, vitest, readVitest, 7, 2, true],
  ['knows a runner without a report broken', false, '', null, readVitest, 0, 0, true],
])('%s', (_, isDone, output, report, read, passed, failed, isBroken) => {
  const tally = tallyStep({ isDone, output, report }, read)
  expect({ ...tally, failures: tally.failures.length }).toEqual({ passed, failures: failed, isBroken })
})
