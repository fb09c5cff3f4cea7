import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'

/** Calls a function that says whether it has done something. */
export const isDone = async (tx: Tx, call: ReturnType<typeof sql>): Promise<boolean> => {
  const { rows } = await tx.execute<{ done: boolean }>(sql`SELECT ${call} AS done`)
  return rows[0]?.done === true
}
