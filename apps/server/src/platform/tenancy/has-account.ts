import { sql } from 'drizzle-orm'
import type { Tx } from '../database/transaction.ts'

/** Whether an account has the address. */
export const hasAccount = async (tx: Tx, emailAddress: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`SELECT lookups.has_account(${emailAddress}) AS "isTaken"`,
  )
  return rows[0]?.isTaken ?? false
}
