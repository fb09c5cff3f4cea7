import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The first publication is stored (`decisions.md`, open point 19); a plan for it is over. */
export const visibility = (table: PgTable, isEnabled: boolean, now: Date): Record<string, unknown> => {
  const { publishAt, publishedAt } = getTableColumns(table) as Record<string, PgColumn | undefined>
  return {
    isEnabled,
    ...(publishAt ? { publishAt: null } : {}),
    ...(publishedAt && isEnabled ? { publishedAt: sql`coalesce(${publishedAt}, ${now})` } : {}),
  }
}
