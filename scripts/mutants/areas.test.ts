import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { areas } from './areas.mjs'

const filesOf = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern))
const mutated = (patterns: readonly string[]) =>
  filesOf(patterns).filter((file) => !file.endsWith('.test.ts'))
const lists = Object.entries(areas)

test.each(lists)('every pattern of %s finds files', (_, { mutate, tests }) => {
  expect(mutate.filter((pattern) => mutated([pattern]).length === 0)).toEqual([])
  expect(tests.filter((pattern) => filesOf([pattern]).length === 0)).toEqual([])
})

test('no file is mutated twice', () => {
  const files = lists.flatMap(([, { mutate }]) => mutated(mutate))
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([])
})

test('every rule is mutated', () => {
  const files = new Set(lists.flatMap(([, { mutate }]) => mutated(mutate)))
  const rules = mutated(['apps/*/src/**/rules/*.ts']).filter((file) => !/\/sample-[^/]+$/.test(file))
  expect(rules.filter((file) => !files.has(file))).toEqual([])
})
