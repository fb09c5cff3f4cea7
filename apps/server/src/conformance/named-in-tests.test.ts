import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { OF_ELEMENTS } from './handler-files.ts'

const server = fileURLToPath(new URL('../', import.meta.url))
const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

/**
 * Names of constants in tests of single operations, in the code that these tests share, and in the cases of the
 * tests of all lists and versions.
 */
const testedNames = new Set(
  globSync(
    [
      '{contexts,platform,composition}/**/*.test.ts',
      'testing/**/*.ts',
      'conformance/**/managed-lists/*.ts',
      'conformance/versions-of-items.test.ts',
    ],
    { cwd: server },
  ).flatMap((file) => readFileSync(server + file, 'utf8').match(/\w+/g) ?? []),
)

test('every operation is named by a test of its own, besides those over all operations', async () => {
  const files = globSync('**/*.ts', { cwd: contract, exclude: ['**/*.test.ts', '**/*.d.ts'] })
  const modules = await Promise.all(files.map((file) => import(contract + file)))
  const constants = new Map(
    modules.flatMap((module) => Object.entries(module).map(([name, it]) => [it, name])),
  )
  const unnamed = OPERATIONS.filter(
    (operation) => !OF_ELEMENTS.has(operation) && !testedNames.has(constants.get(operation) ?? ''),
  )
  expect(unnamed.map(({ name }) => name)).toEqual([])
})
