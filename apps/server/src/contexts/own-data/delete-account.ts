import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'

/**
 * The account is closed, and the transaction acts as it. All rows that refer to it go with it; its seat is
 * free again.
 */
export const deleteAccount = async (
  { tx, services }: { tx: Tx; services: Pick<Services, 'deletions'> },
  account: { id: string },
): Promise<void> => {
  for (const deleteFrom of services.deletions.withAccount) await deleteFrom(tx, account.id)
  await tx.delete(appUser).where(eq(appUser.id, account.id))
}
