import { sql } from 'drizzle-orm'
import { index, type PgColumn } from 'drizzle-orm/pg-core'

/** The rows whose publication is planned, for the job that finds the apps with due ones. */
export const plannedIndex = (name: string, table: { publishAt: PgColumn; appId: PgColumn }) =>
  index(name).on(table.publishAt, table.appId).where(sql`${table.publishAt} IS NOT NULL`)
