import { sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import { boundApp } from '../database/tenant-dialect.ts'
import type { Tx } from '../database/transaction.ts'

export const hasAccount = async (tx: Tx, emailAddress: string): Promise<boolean> => {
  const { rows } = await tx.execute<{ isTaken: boolean }>(
    sql`SELECT ${schemas.lookups}.has_account(${boundApp}, ${emailAddress}) AS "isTaken"`,
  )
  return rows[0]?.isTaken ?? false
}
