import { loadModule, parsePlPgSQLSync } from 'libpg-query'
import { expect, test } from 'vitest'
import { unnamedTenants } from '../../testing/unnamed-tenants.ts'
import { DISTRIBUTED_TABLES } from './distribution.ts'
import { storedFunctions } from './stored-functions.ts'

const check = {
  tables: new Set(DISTRIBUTED_TABLES),
  variables: ['bound_app', 'found_app', 'changed_app', 'given_app'],
}

/** The statements of a function's body, at any depth. */
const statementsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { query, parseMode } = node as { query?: unknown; parseMode?: number }
  if (typeof query === 'string') return [parseMode === 0 ? query : `SELECT ${query.replace(/^.*?:=/, '')}`]
  return Object.values(node).flatMap(statementsIn)
}

test('each statement in a function names its tenant', async () => {
  await loadModule()
  const functions = await storedFunctions()
  const statements = functions.flatMap(({ name, create }) =>
    statementsIn(parsePlPgSQLSync(create())).map((text) => ({ name, text })),
  )
  expect(statements.filter(({ text }) => /\bFROM public\./.test(text)).length).toBeGreaterThan(15)
  const unnamed = statements.flatMap(({ name, text }) =>
    unnamedTenants(text, check).map((table) => `${name}: ${table}`),
  )
  expect(unnamed).toEqual([])
})
