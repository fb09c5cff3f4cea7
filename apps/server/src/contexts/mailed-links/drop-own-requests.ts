import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import type { DeleteOwnData } from '../../platform/database/own-data.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { accountRequest } from './database/tables.ts'

export const dropOwnRequests = async (
  tx: Tx,
  kinds: (typeof accountRequest.$inferSelect)['kind'][],
): Promise<void> => {
  await tx.execute(sql`SELECT ${schemas.lookups}.drop_own_requests(${boundApp}, ${sql.param(kinds)}::text[])`)
}

export const forgetOwnRequests: DeleteOwnData = (tx) =>
  dropOwnRequests(tx, ['PASSWORD_RESET', 'REGISTRATION', 'EMAIL_CHANGE', 'PRIVATE_MOVE'])
