import { eq } from 'drizzle-orm'
import { recordDeletion } from '../../platform/backup/tombstones.ts'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { appUser } from '../../platform/tenancy/tables.ts'

type Deleting = { tx: Tx; services: Pick<Services, 'deletions'> }

/**
 * Deletes a closed account, for which the transaction acts, and all that is stored about its owner. All rows that
 * refer to it are deleted too, so its seat is free again. No older backup undoes it.
 */
export const deleteAccount = async (deleting: Deleting, account: { id: string }): Promise<void> => {
  await deleteRestoredAccount(deleting, account)
  await recordDeletion(deleting.tx, 'ACCOUNT')
}

/** Used for an account that a backup has restored: its deletion is recorded already. */
export const deleteRestoredAccount = async (
  { tx, services }: Deleting,
  account: { id: string },
): Promise<void> => {
  for (const deleteFrom of services.deletions.withAccount) await deleteFrom(tx, account.id)
  await tx.delete(appUser).where(eq(appUser.id, account.id))
}
