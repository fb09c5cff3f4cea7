import { eq } from 'drizzle-orm'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'

/**
 * Deletes a closed account, for which the transaction acts, and all that is stored about its owner. All rows that
 * refer to it go with it; the seat too, which is then free again.
 */
export const deleteAccount = async (
  { tx, services }: { tx: Tx; services: Pick<Services, 'deletions'> },
  account: { id: string },
): Promise<void> => {
  for (const deleteFrom of services.deletions.withAccount) await deleteFrom(tx, account.id)
  await tx.delete(appUser).where(eq(appUser.id, account.id))
}
