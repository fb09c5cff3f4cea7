import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Snapshot } from '../versions/index.ts'
import { type PublishedModule, readModule } from './published-modules.ts'

/**
 * The newest former versions of a shown module that contain a page or an element which the present one does not
 * have: their readers can finish them.
 */
export const formerModulesWith = async (tx: Tx, id: string): Promise<PublishedModule[]> => {
  const { rows } = await tx.execute<{ snapshot: Snapshot }>(
    sql`SELECT snapshot FROM ${schemas.lookups}.former_modules_with(${boundApp}, ${id})`,
  )
  return rows.map(({ snapshot }) => readModule(snapshot))
}
