import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { app, appUser } from '../../platform/tenancy/tables.ts'

/** Null when there is no such account. */
export const findAppOfAccount = async (
  tx: Tx,
  userId: string,
): Promise<{ appId: string; host: string } | null> => {
  const [row] = await tx
    .select({ appId: app.appId, host: app.host })
    .from(appUser)
    .innerJoin(app, eq(app.appId, appUser.appId))
    .where(eq(appUser.id, userId))
  return row ?? null
}
