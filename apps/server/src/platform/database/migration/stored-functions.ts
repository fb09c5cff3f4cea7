import { readFile } from 'node:fs/promises'
import { searchSql } from '../../search/sources.ts'
import { ROLES } from '../roles.ts'

const read = async (...files: string[]): Promise<string> =>
  (await Promise.all(files.map((file) => readFile(new URL(file, import.meta.url), 'utf8')))).join('\n')

/**
 * The schemas of functions. Each contains nothing else. Those of `writes` run with their caller's rights, all others with their
 * owner's, who owns nothing else.
 */
export const SCHEMAS = [
  {
    schema: 'resolver',
    owner: ROLES.resolver,
    sql: () => read('../resolver.sql', '../../passwords/count-attempt.sql'),
  },
  { schema: 'lookups', owner: ROLES.lookups, sql: () => read('../lookups.sql') },
  { schema: 'search', owner: ROLES.search, sql: searchSql },
  { schema: 'jobs', owner: ROLES.jobs, sql: () => read('../../jobs/enqueue.sql') },
  { schema: 'writes', owner: ROLES.owner, sql: () => read('../writes.sql') },
]

/** Those that work across tenants runs; all others are for requests and jobs. */
const FOR_PLATFORM: readonly string[] = [
  'resolver.staff_addresses',
  'resolver.titles_of_content',
  'resolver.users_of_app',
  'resolver.set_account_disabled',
  'resolver.switch_second_factor_off',
  'resolver.known_in_app',
  'resolver.count_attempt',
  'jobs.enqueue_for',
]

/** All others of the schema `search` only call each other. */
const SEARCH_FOR_REQUESTS = 'find_entries'

const callersFor = (schema: string, name: string): string[] => {
  if (schema === 'search' && name !== SEARCH_FOR_REQUESTS) return []
  return [FOR_PLATFORM.includes(`${schema}.${name}`) ? ROLES.platform : ROLES.runtime]
}

export type OwnFunction = {
  schema: string
  owner: string
  name: string
  mayRun: readonly string[]
  /** The complete `CREATE FUNCTION`; in another schema, when one is given. */
  create: (schema?: string) => string
}

/** Every function; at most one role may call it. */
export const storedFunctions = async (): Promise<OwnFunction[]> => {
  const functions = await Promise.all(
    SCHEMAS.map(async ({ schema, owner, sql }) =>
      [...(await sql()).matchAll(/^CREATE FUNCTION (\w+)\.(\w+)(.*?^END \$\$;)/gms)].map(
        ([, , name = '', rest = '']): OwnFunction => ({
          schema,
          owner,
          name,
          mayRun: callersFor(schema, name),
          create: (elsewhere = schema) => `CREATE FUNCTION ${elsewhere}.${name}${rest}`,
        }),
      ),
    ),
  )
  return functions.flat()
}

/** Who may run something in a schema. */
export const callersOf = (functions: readonly OwnFunction[], schema: string): string[] => [
  ...new Set(functions.filter((one) => one.schema === schema).flatMap(({ mayRun }) => mayRun)),
]
