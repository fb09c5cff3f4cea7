import { and, eq, isNull } from 'drizzle-orm'
import { recordDeletion } from '../../platform/backup/tombstones.ts'
import type { Services } from '../../platform/base/services.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { lockAccount } from '../../platform/tenancy/lock-account.ts'
import { appUser } from '../../platform/tenancy/tables.ts'
import { consent } from './database/tables.ts'

type Withdrawing = { tx: Tx; services: Pick<Services, 'deletions'>; now: Date }

/**
 * Ends the consent of the user for whom the transaction acts, and deletes the health data; the points stay.
 *
 * @returns false when the account was deleted already
 */
export const withdrawConsent = async (
  { tx, services, now }: Withdrawing,
  userId: string,
): Promise<boolean> => {
  // Waits for concurrent writes, so that their rows are deleted too.
  if (!(await lockAccount(tx, userId, 'alone'))) return false
  await tx.update(appUser).set({ healthConsentVersion: null }).where(eq(appUser.id, userId))
  await tx
    .update(consent)
    .set({ withdrawnAt: now })
    .where(and(eq(consent.userId, userId), eq(consent.kind, 'HEALTH_DATA'), isNull(consent.withdrawnAt)))
  for (const deleteFrom of services.deletions.healthData) await deleteFrom(tx, userId)
  return true
}

/** Withdraws at the user's own wish: this is recorded, so that no older backup undoes it. */
export const withdrawOwnConsent = async (withdrawing: Withdrawing, userId: string): Promise<void> => {
  await withdrawConsent(withdrawing, userId)
  await recordDeletion(withdrawing.tx, 'HEALTH_CONSENT')
}
