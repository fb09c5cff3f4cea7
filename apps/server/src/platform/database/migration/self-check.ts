import { readFile } from 'node:fs/promises'
import type pg from 'pg'
import { StartError } from '../../base/config/start-error.ts'
import type { Tables } from '../table-access.ts'
import { distributedTables } from './distribution.ts'
import { expectedFacts, foundFunctions, foundPolicies } from './expected-facts.ts'
import { currentRole, factsOfOtherVersions } from './program-versions.ts'
import type { RequiredDatabase } from './required-database.ts'

const sqlFile = (name: string) => readFile(new URL(name, import.meta.url), 'utf8')

const findStructureGaps = async (client: pg.ClientBase, tables: Tables): Promise<string[]> => {
  const persons = Object.entries(tables).flatMap(([table, { person }]) => (person ? [[table, person]] : []))
  const { rows } = await client.query<{ problem: string }>(await sqlFile('structure-check.sql'), [
    JSON.stringify(Object.fromEntries(persons)),
    distributedTables(tables),
  ])
  return rows.map(({ problem }) => problem)
}

/** How the database differs from what is required, in the notation of `self-check.sql`. */
export type Differences = {
  missing: string[]
  unexpected: string[]
  structure: string[]
  /** All required facts. */
  expected: ReadonlySet<string>
}

/** @param migratingRole the facts about it are only what others may do with its objects */
export const findFacts = async (client: pg.ClientBase, migratingRole: string): Promise<Set<string>> => {
  const { rows } = await client.query<{ fact: string }>(await sqlFile('self-check.sql'), [migratingRole])
  return new Set([
    ...rows.map(({ fact }) => fact),
    ...(await foundFunctions(client)),
    ...(await foundPolicies(client)),
  ])
}

/**
 * @param client gets temporary tables, which are dropped again
 * @param facts the required ones, where they are known already: finding them is two thirds of the work
 */
export const findDifferences = async (
  client: pg.ClientBase,
  required: RequiredDatabase,
  facts?: readonly string[],
): Promise<Differences> => {
  const actual = await findFacts(client, await currentRole(client))
  const expected = new Set(facts ?? (await expectedFacts(client, required)))
  const ofOthers = new Set(await factsOfOtherVersions(client))
  return {
    expected,
    missing: [...expected].filter((fact) => !actual.has(fact)),
    unexpected: [...actual].filter((fact) => !expected.has(fact) && !ofOthers.has(fact)),
    structure: await findStructureGaps(client, required.tables),
  }
}

const unknownTables = (facts: readonly string[], tables: Tables): string[] =>
  facts.flatMap((fact) => {
    const name = /^table public\.(\S+) belongs to/.exec(fact)?.[1]
    return name && !(name in tables)
      ? [`table ${name} has no rule that says whose rows it contains (access.ts beside its tables.ts)`]
      : []
  })

export const gapsOf = (
  { missing, unexpected, structure }: Omit<Differences, 'expected'>,
  { tables }: RequiredDatabase,
): string[] => [
  ...unknownTables(unexpected, tables),
  ...missing.map((fact) => `missing: ${fact}`),
  ...unexpected.map((fact) => `unexpected: ${fact}`),
  ...structure,
]

/** Everything that is not protected exactly as required; the parameters are those of {@link findDifferences}. */
export const findProtectionGaps = async (
  client: pg.ClientBase,
  required: RequiredDatabase,
  facts?: readonly string[],
): Promise<string[]> => gapsOf(await findDifferences(client, required, facts), required)

/**
 * @returns all facts, which are as required
 * @throws StartError naming every gap: no service is better than one that mixes tenants.
 */
export const selfCheck = async (client: pg.ClientBase, required: RequiredDatabase): Promise<string[]> => {
  const differences = await findDifferences(client, required)
  const gaps = gapsOf(differences, required)
  if (gaps.length > 0) throw new StartError(`The database does not protect its tenants: ${gaps.join('; ')}.`)
  return [...differences.expected]
}
