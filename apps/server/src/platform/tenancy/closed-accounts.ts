import type { Tx } from '../database/transaction.ts'

declare module '../base/services.ts' {
  interface Services {
    closedAccounts: ClosedAccounts
  }
}

/**
 * Accounts whose access has ended, and that are deleted later. A service, so that a login and a reminder need not know the
 * context that ends it.
 */
export type ClosedAccounts = {
  /**
   * The last Berlin day before the deletion of an account, which the transaction acts as; null while it is open. The
   * account's lock serializes the calls: each reads after it got the lock.
   */
  lastDayOf: (tx: Tx, accountId: string) => Promise<string | null>
  /** Which of these accounts are closed. */
  among: (tx: Tx, accountIds: readonly string[]) => Promise<ReadonlySet<string>>
}
