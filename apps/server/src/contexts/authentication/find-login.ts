import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'

type Login = { id: string; passwordHash: string; isDisabled: boolean }

/** What a password is checked against, before it is proved who asks; null when no account has the address. */
export const findLogin = async (tx: Tx, emailAddress: string): Promise<Login | null> => {
  const { rows } = await tx.execute<Login>(
    sql`SELECT id, password_hash AS "passwordHash", is_disabled AS "isDisabled" FROM lookups.find_login(${emailAddress})`,
  )
  return rows[0] ?? null
}
