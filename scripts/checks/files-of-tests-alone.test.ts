import { expect, test } from 'vitest'
import { filesOfTestsAlone } from './files-of-tests-alone.mjs'

const SAMPLE = 'apps/web/src/features/modules/sample.ts'

const alone = (...files: [file: string, ...targets: string[]][]) =>
  filesOfTestsAlone(
    new Map(
      [[SAMPLE] as [string], ...files].map(([file, ...targets]) => [
        file,
        { imports: targets.map((target) => ({ target })) as never },
      ]),
    ),
  )

test.each([
  ['a test', 'apps/web/src/features/modules/module.test.ts'],
  ['test support', 'apps/web/src/testing/samples.ts'],
  ['a journey', 'e2e/learner/module.ts'],
])('a file of the product that only %s imports is named', (_, importer) => {
  expect(alone([importer, SAMPLE])).toEqual([SAMPLE])
})

test('a file that the product imports too is none of these, nor one that nothing imports', () => {
  expect(alone(['apps/web/src/a.test.ts', SAMPLE], ['apps/web/src/app/a.ts', SAMPLE])).toEqual([])
  expect(alone()).toEqual([])
})

test.each([
  'apps/server/src/contexts/seats/invite/jobs/remind.ts',
  'apps/web/src/worker/sw.ts',
  'apps/server/src/testing/call.ts',
])('%s may be imported by tests alone', (file) => {
  expect(alone([file], ['apps/server/src/a.test.ts', file])).toEqual([])
})
