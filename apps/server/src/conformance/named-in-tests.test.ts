import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BLOG_ELEMENT_OPERATIONS } from '@wohlauf/contract/blog/blog-elements-as-manager'
import { ELEMENT_OPERATIONS } from '@wohlauf/contract/modules/content-elements-as-manager'
import type { AnyOperation } from '@wohlauf/contract/operation'
import { OPERATIONS } from '@wohlauf/contract/operations'
import { expect, test } from 'vitest'
import { statedByContexts } from './stated-by-contexts.ts'
import type { TestedElsewhere } from './tested-elsewhere.ts'

/** Calls both operations of every type of content element, so it names none of them. */
const OF_ALL_ELEMENTS = 'platform/http/content-elements/writing-content-elements.test.ts'

const server = fileURLToPath(new URL('../', import.meta.url))
const contract = fileURLToPath(new URL('../../../../packages/contract/src/', import.meta.url))

const importedBy = (file: string): string[] =>
  [...readFileSync(server + file, 'utf8').matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )

const lastPart = ({ name }: AnyOperation): string => name.slice(name.lastIndexOf('/') + 1)

const isOperation = (value: unknown): value is AnyOperation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'audience' in value && 'path' in value

/** Every operation with the name of its constant. */
const statedOperations = async (): Promise<(readonly [string, AnyOperation])[]> => {
  const files = globSync('{*,*/*}.ts', { cwd: contract, exclude: ['**/*.test.ts', '**/*.d.ts'] })
  const modules = await Promise.all(files.map((file) => import(contract + file) as Promise<object>))
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([constant, value]) =>
      isOperation(value) ? [[constant, value] as const] : [],
    ),
  )
}

const operations = await statedOperations()
const tests = globSync('contexts/*/operations/*.test.ts', { cwd: server })

const hasTestOfItsName = (constant: string, operation: AnyOperation): boolean =>
  tests.some(
    (file) => basename(file, '.test.ts') === lastPart(operation) && importedBy(file).includes(constant),
  )

const elements = new Set(
  [ELEMENT_OPERATIONS, BLOG_ELEMENT_OPERATIONS]
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ create, update }) => [create, update]),
)
const withoutOwnTest = operations
  .filter(([constant, operation]) => !elements.has(operation) && !hasTestOfItsName(constant, operation))
  .map(([constant]) => constant)

const elsewhere = (await statedByContexts<TestedElsewhere>('tested-elsewhere', 'TESTED_ELSEWHERE')).flatMap(
  ([context, files]) =>
    Object.entries(files).flatMap(([file, constants]) =>
      constants.map((constant) => ({ context, file, constant })),
    ),
)

test('every operation has a test of its name, or a line that says where its test is', () => {
  expect(operations).toHaveLength(OPERATIONS.length)
  expect(elsewhere.map(({ constant }) => constant).sort()).toEqual(withoutOwnTest.sort())
})

test.each(elsewhere)(
  '$constant is imported by $file and handled by $context',
  ({ context, file, constant }) => {
    const operation = new Map(operations).get(constant)
    const handler = operation && `contexts/${context}/operations/${lastPart(operation)}.ts`
    expect(importedBy(file)).toContain(constant)
    expect(existsSync(`${server}${handler}`)).toBe(true)
  },
)

test('the operations of all types of content elements are tested by one table', () => {
  expect(importedBy(OF_ALL_ELEMENTS)).toContain('ELEMENT_KINDS')
})
