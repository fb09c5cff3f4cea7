import { loadModule } from 'libpg-query'
import type pg from 'pg'
import { DISTRIBUTED_TABLES } from '../platform/database/distribution.ts'
import { unnamedTenants } from './unnamed-tenants.ts'

/** Statements that may go to every machine, each with the reason why no single tenant will do. */
const ACROSS_TENANTS: readonly { text: string; reason: string }[] = [
  {
    text: 'select "app"."app_id", "app"."host" from "app_user" inner join "app" on "app"."app_id" = "app_user"."app_id" where "app_user"."id" = $1',
    reason: 'an admin names the account to look into by its id alone',
  },
]

/** Begins what a test itself sends through the server's pools, to show what row-level security does with it. */
const OF_THE_TEST = '/* of the test */'

const tables = new Set(DISTRIBUTED_TABLES)

/** What was found in a text; parsed once a worker. */
const known = new Map<string, string[]>()

const isException = (text: string) =>
  text.startsWith(OF_THE_TEST) || ACROSS_TENANTS.some((exception) => exception.text === text)

/**
 * Looks at each different statement that goes through the pools of a test's server.
 *
 * @returns which of them read or write a tenant's table without naming the tenant
 */
export const watchStatements = async (pools: readonly pg.Pool[]): Promise<() => string[]> => {
  await loadModule()
  const problems = new Set<string>()
  const look = (text: string) => {
    const unnamed = known.get(text) ?? (isException(text) ? [] : unnamedTenants(text, { tables }))
    known.set(text, unnamed)
    if (unnamed.length > 0) problems.add(`${unnamed.join(', ')}: ${text}`)
  }
  for (const pool of pools)
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...given: unknown[]) => unknown
      client.query = ((statement: unknown, ...given: unknown[]) => {
        const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text
        if (typeof text === 'string') look(text)
        return query(statement, ...given)
      }) as typeof client.query
    })
  return () => [...problems]
}
