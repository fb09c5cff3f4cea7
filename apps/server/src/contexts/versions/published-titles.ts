import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import { publishedVersion } from './database/tables.ts'
import type { ItemColumn } from './kinds.ts'

/** The version of an item that learners read, to be joined with the item. */
export const isCurrentVersionOf = (item: ItemColumn, id: PgColumn) =>
  and(eq(publishedVersion[item], id), eq(publishedVersion.isCurrent, true))

/** The titles that learners read, also of hidden items. @param column the title's, in the snapshot */
export const publishedTitles = (
  tx: Tx,
  item: ItemColumn,
  column: 'title' | 'name' = 'title',
): Promise<{ itemId: string; title: string }[]> =>
  tx
    .select({
      itemId: sql<string>`${publishedVersion[item]}`,
      title: sql<string>`${publishedVersion.snapshot} -> 'item' ->> ${sql.raw(`'${column}'`)}`,
    })
    .from(publishedVersion)
    .where(and(isNotNull(publishedVersion[item]), eq(publishedVersion.isCurrent, true)))
