import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'

type Known = {
  emailAddress: string
  hasAccount: boolean
  /** Whether the caller may see the result: a sponsor's manager may see the seats of that sponsor only. */
  isVisible: boolean
}

/** Addresses that have an account or a seat in the app, also of another sponsor. */
export const findKnownAddresses = async (tx: Tx, emailAddresses: readonly string[]): Promise<Known[]> => {
  const { rows } = await tx.execute<Known>(
    sql`SELECT email_address AS "emailAddress", has_account AS "hasAccount", may_be_told AS "isVisible"
      FROM ${schemas.lookups}.known_addresses(${boundApp}, ${sql.param(emailAddresses)}::text[])`,
  )
  return rows
}
