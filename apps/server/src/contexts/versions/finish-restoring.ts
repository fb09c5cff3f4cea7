import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Kind } from './kinds.ts'

/** The steps after the rows of a locked item match a version. */
export const finishRestoring = async (
  tx: Tx,
  kind: Kind,
  itemId: string,
  { number }: { number: number },
): Promise<void> => {
  await tx.execute(
    sql`SELECT ${schemas.resolver}.finish_restoring(${boundApp}, ${kind}, ${itemId}, ${`Wie Version ${number}`})`,
  )
}
