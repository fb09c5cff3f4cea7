import type { Tx } from '../database/transaction.ts'

declare module '../base/services.ts' {
  interface Services {
    closedAccounts: ClosedAccounts
  }
}

/** Accounts that are deleted later. A service: a login and a reminder need not know the context that ends access. */
export type ClosedAccounts = {
  /** The last Berlin day of an account that the transaction acts as; null while open. Its lock serializes the calls. */
  lastDayOf: (tx: Tx, accountId: string) => Promise<string | null>
  among: (tx: Tx, accountIds: readonly string[]) => Promise<ReadonlySet<string>>
}
