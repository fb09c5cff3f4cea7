import { MAX_PAGES, MAX_VERSION_BYTES } from '@wohlauf/contract/values/limits/version-limits'
import { loadModule, parsePlPgSQLSync } from 'libpg-query'
import { expect, test } from 'vitest'
import { REQUIRED_DATABASE, TABLES } from '../../../composition/required-database.ts'
import { elementsSet } from '../../../testing/database/elements-set.ts'
import { mixedTables } from '../../../testing/database/mixed-tables.ts'
import { unnamedTenants } from '../../../testing/database/unnamed-tenants.ts'
import { distributedTables } from './distribution.ts'

const check = {
  tables: new Set(distributedTables(TABLES)),
  variables: ['bound_app', 'found_app', 'changed_app', 'given_app'],
}

/** The statements of a function's body, at any depth. */
const statementsIn = (node: unknown): string[] => {
  if (typeof node !== 'object' || node === null) return []
  const { query, parseMode } = node as { query?: unknown; parseMode?: number }
  if (typeof query === 'string') return [parseMode === 0 ? query : `SELECT ${query.replace(/^.*?:=/, '')}`]
  return Object.values(node).flatMap(statementsIn)
}

const statementsOfAll = () =>
  REQUIRED_DATABASE.functions.flatMap(({ name, create }) =>
    statementsIn(parsePlPgSQLSync(create())).map((text) => ({ name, text })),
  )

test('each statement in a function names its tenant, and uses tables of one kind', async () => {
  await loadModule()
  const statements = statementsOfAll()
  expect(statements.filter(({ text }) => /\bFROM public\./.test(text)).length).toBeGreaterThan(15)
  const problems = statements.flatMap(({ name, text }) =>
    [...unnamedTenants(text, check), ...mixedTables(text)].map((table) => `${name}: ${table}`),
  )
  expect(problems).toEqual([])
})

test('no update sets a column to an element of an array', async () => {
  await loadModule()
  expect(elementsSet('UPDATE a SET b = given[i], c = given[i]::text, d = coalesce(given[i], 1)')).toEqual([
    'b',
    'c',
  ])
  expect(elementsSet('INSERT INTO a VALUES (given[i]) ON CONFLICT (b) DO UPDATE SET b = given[i]')).toEqual([
    'b',
  ])
  expect(
    statementsOfAll().flatMap(({ name, text }) => elementsSet(text).map((column) => `${name}: ${column}`)),
  ).toEqual([])
})

/** These functions use local tables only (`placement` in their `access.ts`), so their settings need not reach other machines. */
const ON_LOCAL_TABLES = ['jobs.enqueue_for', 'resolver.count_attempt']

/** The setting of this function is read by itself alone, on the same connection. */
const FOR_ITSELF = 'resolver.limit_saved'

test('a function binds settings by SET LOCAL, which is sent on to other machines, unlike set_config', () => {
  const namedFunctions = REQUIRED_DATABASE.functions.map(({ kind, name, create }) => ({
    name: `${kind}.${name}`,
    sql: create(),
  }))
  expect(
    namedFunctions
      .filter(({ sql }) => sql.includes('SET LOCAL app.'))
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'resolver.prefetch',
    'writes.log_habits',
    'writes.mark_articles_as_read',
    'writes.mark_pages_as_seen',
    'writes.mark_reminders_as_seen',
    'writes.open_request_under_lock',
    'writes.rate_goals',
    'writes.undo_habit_logs',
  ])
  expect(
    namedFunctions
      .filter(({ sql }) => sql.includes('set_config('))
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...ON_LOCAL_TABLES, FOR_ITSELF].sort())
})

test.each([
  ['refuse_large', `max_bytes CONSTANT integer := ${MAX_VERSION_BYTES};`],
  ['limit_pages', `max_pages CONSTANT integer := ${MAX_PAGES};`],
])('%s has the limit of the contract', (limiting, statement) => {
  const found = REQUIRED_DATABASE.functions.find(({ name }) => name === limiting)
  expect(found?.create()).toContain(statement)
})
