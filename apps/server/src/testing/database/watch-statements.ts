import { loadModule } from 'libpg-query'
import type pg from 'pg'
import { TABLES } from '../../composition/required-database.ts'
import { distributedTables } from '../../platform/database/migration/distribution.ts'
import { mixedTables } from './mixed-tables.ts'
import { unnamedTenants } from './unnamed-tenants.ts'

/** Statements that may be sent to all shards, each with the reason why they cannot name a single tenant. */
const ACROSS_TENANTS: readonly { text: string; reason: string }[] = [
  {
    text: 'select "app"."app_id", "app"."host" from "app_user" inner join "app" on "app"."app_id" = "app_user"."app_id" where "app_user"."id" = $1',
    reason: 'an admin names the account to look into by its id alone',
  },
  {
    text: 'select distinct "app_id" from "habit_intent" where "habit_intent"."next_reminder_at" <= $1',
    reason: 'the reminder job finds the apps with due reminders',
  },
  ...['blog_article', 'experience_report', 'recipe'].map((table) => ({
    text: `select distinct "app_id" from "${table}" where "${table}"."publish_at" <= $1`,
    reason: 'the publication job finds the apps with due plans',
  })),
]

/** The test's own statements show the effect of row-level security. */
const OF_THE_TEST = '/* of the test */'

const tables = new Set(distributedTables(TABLES))

const problemsByText = new Map<string, string[]>()

const isException = (text: string) =>
  text.startsWith(OF_THE_TEST) || ACROSS_TENANTS.some((exception) => exception.text === text)

/**
 * Checks each distinct statement, and passes each one to `onStatement`.
 * @returns those that read or write a tenant table without naming the tenant, or together with tables that
 * belong to none
 */
export const watchStatements = async (
  pools: readonly pg.Pool[],
  onStatement?: (text: string) => void,
): Promise<() => string[]> => {
  await loadModule()
  const problems = new Set<string>()
  const look = (text: string) => {
    onStatement?.(text)
    const complaints =
      problemsByText.get(text) ??
      (isException(text) ? [] : [...unnamedTenants(text, { tables }), ...mixedTables(text)])
    problemsByText.set(text, complaints)
    if (complaints.length > 0) problems.add(`${complaints.join(', ')}: ${text}`)
  }
  for (const pool of pools)
    pool.on('connect', (client) => {
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      client.query = ((statement: unknown, ...args: unknown[]) => {
        const text = typeof statement === 'string' ? statement : (statement as { text?: unknown }).text
        if (typeof text === 'string') look(text)
        return query(statement, ...args)
      }) as typeof client.query
    })
  return () => [...problems]
}
