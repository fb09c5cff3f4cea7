import { type Column, type GetColumnData, is, Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a column holds one of the values. One parameter for however many: `in (…)` would be another statement for each
 * length of the list.
 */
export const anyOf = <C extends Column>(
  column: C,
  values: readonly GetColumnData<C, 'raw'>[] | Placeholder,
): SQL => sql`${column} = any(${is(values, Placeholder) ? values : sql.param(values)})`
