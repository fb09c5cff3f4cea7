import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from './transaction.ts'

type Sorted = PgTable & { id: PgColumn; position: PgColumn }

/** Whether both hold the same ids, each once. */
const areSame = (held: readonly string[], sorted: readonly string[]): boolean =>
  held.length === sorted.length &&
  new Set(sorted).size === sorted.length &&
  held.every((id) => sorted.includes(id))

/**
 * Gives rows the order of a list, in one statement.
 *
 * @param held the ids that there are, of rows that nobody else can add to or take from until the transaction ends
 * @returns false, and nothing is changed, when the list is not exactly those
 */
export const saveOrder = async (
  tx: Tx,
  table: Sorted,
  held: readonly string[],
  sorted: readonly string[],
): Promise<boolean> => {
  if (!areSame(held, sorted)) return false
  await tx.execute(sql`
    UPDATE ${table} SET position = place.nth
    FROM unnest(${`{${sorted.join(',')}}`}::uuid[]) WITH ORDINALITY AS place (id, nth)
    WHERE ${table.id} = place.id`)
  return true
}
