import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import { DISTRIBUTED_TABLES } from './distribution.ts'
import { expectedFacts, foundFunctions, foundPolicies } from './expected-facts.ts'
import { TABLE_RULES } from './table-rules.ts'

const sqlFile = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

/** A table without a rule; its message says where to add one. */
const unknownTable = (fact: string): string | null => {
  const name = /^table public\.(\S+) belongs to/.exec(fact)?.[1]
  return name && !(name in TABLE_RULES) ? name : null
}

const findStructureGaps = async (client: pg.ClientBase): Promise<string[]> => {
  const persons = Object.entries(TABLE_RULES).flatMap(([table, { person }]) =>
    person ? [[table, person]] : [],
  )
  const { rows } = await client.query<{ problem: string }>(await sqlFile('structure-check.sql'), [
    JSON.stringify(Object.fromEntries(persons)),
    DISTRIBUTED_TABLES,
  ])
  return rows.map(({ problem }) => problem)
}

/**
 * Everything that is not protected exactly as required; empty when there are no gaps.
 *
 * @param client one connection of the migrating role; temporary tables are created and dropped on it
 * @param facts the required ones, where they are known already: they are two thirds of the work
 */
export const findProtectionGaps = async (
  client: pg.ClientBase,
  facts?: readonly string[],
): Promise<string[]> => {
  const { rows } = await client.query<{ fact: string }>(await sqlFile('self-check.sql'))
  const found = new Set([
    ...rows.map(({ fact }) => fact),
    ...(await foundFunctions(client)),
    ...(await foundPolicies(client)),
  ])
  const expected = new Set(facts ?? (await expectedFacts(client)))
  const unknown = [...found].flatMap((fact) => unknownTable(fact) ?? [])
  return [
    ...unknown.map((name) => `table ${name} has no rule that says whose rows it contains (table-rules.ts)`),
    ...[...expected].filter((fact) => !found.has(fact)).map((fact) => `missing: ${fact}`),
    ...[...found].filter((fact) => !expected.has(fact)).map((fact) => `unexpected: ${fact}`),
    ...(await findStructureGaps(client)),
  ]
}

/** @throws StartError naming every gap: no service is better than one that mixes tenants. */
export const selfCheck = async (client: pg.ClientBase): Promise<void> => {
  const gaps = await findProtectionGaps(client)
  if (gaps.length > 0) throw new StartError(`The database does not protect its tenants: ${gaps.join('; ')}.`)
}
