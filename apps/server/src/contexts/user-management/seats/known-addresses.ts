import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'

type Known = { emailAddress: string; hasAccount: boolean }

/** Addresses that have an account or a seat in the app, also of another sponsor. */
export const findKnownAddresses = async (tx: Tx, emailAddresses: readonly string[]): Promise<Known[]> => {
  const { rows } = await tx.execute<Known>(
    sql`SELECT email_address AS "emailAddress", has_account AS "hasAccount"
      FROM lookups.known_addresses(${sql.param(emailAddresses)}::text[])`,
  )
  return rows
}
