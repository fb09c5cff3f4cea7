import { type Column, type GetColumnData, is, Placeholder, type SQL, sql } from 'drizzle-orm'

/** Whether a column has one of the values, with one parameter: `in (…)` is another statement for each length. */
export const anyOf = <C extends Column>(
  column: C,
  values: readonly GetColumnData<C, 'raw'>[] | Placeholder,
): SQL => sql`${column} = any(${is(values, Placeholder) ? values : sql.param(values)})`
