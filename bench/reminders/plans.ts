import pg from 'pg'
import { ROLES, urlFor } from '../../apps/server/src/platform/database/roles.ts'

/** The statement that finds the apps with due reminders, as `remind-of-habits` sends it, and its plan. */
const FIND_APPS = 'SELECT DISTINCT app_id FROM habit_intent WHERE next_reminder_at <= $1'

/** How PostgreSQL runs the due query, with row-level security as in the product. */
export const planOfDueQuery = async (adminUrl: string, secretKey: string, dueAt: Date): Promise<string> => {
  const client = new pg.Client({ connectionString: urlFor(adminUrl, ROLES.platform, secretKey) })
  await client.connect()
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS) ${FIND_APPS}`, [
    dueAt,
  ])
  await client.end()
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
