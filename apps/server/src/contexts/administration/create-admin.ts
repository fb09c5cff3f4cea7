import type pg from 'pg'
import { acrossTenants } from '../../platform/database/transaction.ts'
import type { Passwords } from '../../platform/passwords/passwords.ts'
import { adminUser } from '../../platform/tenancy/tables.ts'

const REASON = 'the first admin is created from outside'

/**
 * @param pool logs in as `wohlauf_platform`
 * @returns whether the address was free; if not, nothing is changed
 */
export const createAdmin = async (
  pool: pg.Pool,
  passwords: Pick<Passwords, 'hash'>,
  { emailAddress, password }: { emailAddress: string; password: string },
): Promise<boolean> => {
  const passwordHash = await passwords.hash(password)
  const created = await acrossTenants(pool, REASON, (tx) =>
    tx.insert(adminUser).values({ emailAddress, passwordHash }).onConflictDoNothing().returning(),
  )
  return created.length > 0
}
