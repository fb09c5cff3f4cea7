import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { acrossTenants } from '../../platform/database/transaction.ts'
import type { Passwords } from '../../platform/passwords/passwords.ts'
import { removeFactor } from '../../platform/second-factor/factors.ts'
import { endSessionsOf } from '../../platform/sessions/sessions.ts'
import { adminUser } from '../../platform/tenancy/tables.ts'

const REASON = 'the first admin is created from outside'

/** @param pool logs in as `wohlauf_platform`. @returns false when the address is taken; nothing is changed */
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

/** Ends their sessions; the next login leads to the setup. @returns whether there is such an admin */
export const removeSecondFactorOfAdmin = async (pool: pg.Pool, emailAddress: string): Promise<boolean> =>
  acrossTenants(pool, 'an admin has lost their second factor', async (tx) => {
    const [admin] = await tx.select().from(adminUser).where(eq(adminUser.emailAddress, emailAddress))
    if (!admin) return false
    await removeFactor(tx, { id: admin.id, appId: null })
    await endSessionsOf(tx, admin.id, 'admin')
    return true
  })
