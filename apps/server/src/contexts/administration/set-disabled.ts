import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { findAppOfAccount } from './find-account.ts'

type Call<R> = {
  input: { userId: string }
  tx: Tx
  refuse: (name: 'not-found') => R
  addAuditNote: (note: { appId: string }) => void
  logSecurityEvent: (event: 'account-disabled' | 'account-enabled', userId: string) => void
}

/** Disabling ends the account's sessions in the same transaction. */
export const setDisabled =
  (isDisabled: boolean) =>
  async <R>({
    input,
    tx,
    refuse,
    addAuditNote,
    logSecurityEvent,
  }: Call<R>): Promise<Record<never, never> | R> => {
    const { userId } = input
    const app = await findAppOfAccount(tx, userId)
    if (!app) return refuse('not-found')
    const { rows } = await tx.execute<{ is_done: boolean }>(
      sql`SELECT ${schemas.resolver}.set_account_disabled(${app.appId}, ${userId}, ${isDisabled}) AS is_done`,
    )
    if (!rows[0]?.is_done) return refuse('not-found')
    addAuditNote({ appId: app.appId })
    logSecurityEvent(isDisabled ? 'account-disabled' : 'account-enabled', userId)
    return {}
  }
