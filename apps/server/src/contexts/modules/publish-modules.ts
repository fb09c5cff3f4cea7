import { asc, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { module } from './database/tables.ts'

/**
 * Publishes modules as they are now, all or none, for the manager who acts.
 * @returns false when one of them does not exist
 */
export const publishModules = async (
  tx: Tx,
  moduleIds: readonly string[],
  note: string,
): Promise<boolean> => {
  const ids = [...new Set(moduleIds)]
  const locked = await tx
    .select({ id: module.id })
    .from(module)
    .where(anyOf(module.id, ids))
    .orderBy(asc(module.id))
    .for('no key update')
  if (locked.length < ids.length) return false
  await tx.execute(
    sql`SELECT ${schemas.resolver}.publish_modules(${boundApp}, ${sql.param(ids)}::uuid[], ${note})`,
  )
  return true
}
