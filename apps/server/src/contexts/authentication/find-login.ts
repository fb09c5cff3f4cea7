import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'

type Login = { id: string; passwordHash: string; isDisabled: boolean }

const loginQuery = (tx: Tx, name: string) =>
  tx
    .select({
      id: sql<string>`found.id`,
      passwordHash: sql<string>`found.password_hash`,
      isDisabled: sql<boolean>`found.is_disabled`,
    })
    .from(sql`${schemas.lookups}.find_login(${boundApp}, ${sql.placeholder('emailAddress')}) AS found`)
    .prepare(name)

/** Null when no account has the address. */
export const findLogin = async (tx: Tx, emailAddress: string): Promise<Login | null> => {
  const [row] = await prepared(tx, 'find-login', loginQuery).execute({ emailAddress })
  return row ?? null
}
