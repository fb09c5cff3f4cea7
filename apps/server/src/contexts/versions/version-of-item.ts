import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import { and, eq } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/database/transaction.ts'
import { publishedVersion } from './database/tables.ts'
import { describedVersions, versionColumns } from './list-versions.ts'
import type { ItemTable, VersionedItems } from './versioned-items.ts'

export type VersionOfItem = { itemId: string; versionId: string }

export const isVersionOf = ({ id }: Pick<VersionedItems, 'id'>, { itemId, versionId }: VersionOfItem) =>
  and(eq(publishedVersion.id, versionId), eq(publishedVersion[id], itemId))

/** Null for a version that the item does not have. */
export const loadVersionOfItem = async <T extends ItemTable, Item>(
  tx: Tx,
  items: VersionedItems<T, Item>,
  { itemId, versionId }: VersionOfItem,
): Promise<{ version: PublishedVersion; item: Item } | null> => {
  const [[version], [row]] = await Promise.all([
    tx
      .select({ ...versionColumns, snapshot: publishedVersion.snapshot })
      .from(publishedVersion)
      .where(isVersionOf(items, { itemId, versionId })),
    tx
      .select()
      .from(items.table as PgTable)
      .where(eq(items.table.id, itemId)),
  ])
  if (!version || !row) return null
  const [describe, item] = await Promise.all([
    describedVersions(tx, [version]),
    items.read(tx, version.snapshot, row),
  ])
  return { version: describe(version), item }
}
