import type { HiddenItem } from '@wohlauf/contract/item-versions'
import { asc, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { anyOf } from '../../platform/database/any-of.ts'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { Kind } from './kinds.ts'

/** Publishes items that the transaction has locked as they are now, for the manager who acts. */
export const publishLockedItems = async (
  tx: Tx,
  kind: Kind,
  ids: readonly string[],
  note = '',
): Promise<void> => {
  await tx.execute(
    sql`SELECT ${schemas.resolver}.publish_items(${boundApp}, ${kind}, ${sql.param([...ids])}::uuid[], ${note})`,
  )
}

type PublishableTable = PgTable & { id: PgColumn; isEnabled: PgColumn; publishAt?: PgColumn }
type Locked = { id: string; isEnabled: boolean; publishAt?: Date | null }

/**
 * Publishes items as they are now, all or none, for the manager who acts.
 * @returns those that stay hidden; null when one of them does not exist
 */
export const publishItems = async (
  tx: Tx,
  kind: Kind,
  table: PublishableTable,
  itemIds: readonly string[],
  note: string,
): Promise<HiddenItem[] | null> => {
  const ids = [...new Set(itemIds)]
  const { id, isEnabled, publishAt } = table
  const locked = (await tx
    .select({ id, isEnabled, ...(publishAt ? { publishAt } : {}) })
    .from(table as PgTable)
    .where(anyOf(id, ids))
    .orderBy(asc(id))
    .for('no key update')) as Locked[]
  if (locked.length < ids.length) return null
  await publishLockedItems(tx, kind, ids, note)
  return locked
    .filter((item) => !item.isEnabled)
    .map((item) => ({ id: item.id, publishAt: item.publishAt?.toISOString() ?? null }))
}
