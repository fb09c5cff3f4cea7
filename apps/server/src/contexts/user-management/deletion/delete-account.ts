import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { endSessionsOf } from '../../../platform/sessions/sessions.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { lockAccount } from '../hold-account.ts'
import { forgetSupportVisits } from '../jobs/forget-support-visits.ts'
import { forgetOwnTraces } from './forget-traces.ts'
import { removeFilesOf } from './remove-files.ts'

type Account = typeof appUser.$inferSelect

/**
 * Ends the sessions of the account that the transaction acts as, and locks it for its deletion. A concurrent
 * request has locked its session's row and may lock the account next: this waits for it first.
 *
 * @returns null when it was deleted already
 */
export const closeAccount = async (tx: Tx, userId: string): Promise<Account | null> => {
  await endSessionsOf(tx, userId)
  return lockAccount(tx, userId, 'alone')
}

/**
 * Deletes a closed account, for which the transaction acts, and all that is stored about its owner. All rows that
 * refer to it go with it; the seat too, which is then free again.
 */
export const deleteAccount = async (tx: Tx, account: Account): Promise<void> => {
  await removeFilesOf(tx, account.id)
  await forgetOwnTraces(tx, account)
  await tx.delete(appUser).where(eq(appUser.id, account.id))
  await enqueue(tx, forgetSupportVisits, {})
}
