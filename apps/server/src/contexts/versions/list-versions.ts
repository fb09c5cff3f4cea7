import type { PublishedVersion } from '@wohlauf/contract/values/items/versions'
import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type PagedList, pageOf } from '../../platform/http/lists/page.ts'
import { publishedVersion } from './database/tables.ts'
import type { ItemColumn } from './kinds.ts'

/** The versions of an item, newest first. */
const VERSIONS: PagedList = {
  name: 'versions',
  by: [publishedVersion.number],
  id: publishedVersion.id,
  order: 'descending',
}

type ListCall = Parameters<typeof pageOf>[1] & { tx: Tx }

/** A page of an item's versions; null when the item does not exist. */
export const listVersions = async (
  context: ListCall,
  table: PgTable & { id: PgColumn },
  item: ItemColumn,
  itemId: string,
) => {
  const { tx } = context
  const page = pageOf(VERSIONS, context)
  const [[own], rows] = await Promise.all([
    tx
      .select({ id: table.id })
      .from(table as PgTable)
      .where(eq(table.id, itemId)),
    tx
      .select({ key: page.key, ...versionColumns })
      .from(publishedVersion)
      .where(and(page.condition, eq(publishedVersion[item], itemId)))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  ])
  return own ? page.answer(rows, await describedVersions(tx, rows)) : null
}

/** The columns of a version without its snapshot. */
export const versionColumns = {
  id: publishedVersion.id,
  number: publishedVersion.number,
  note: publishedVersion.note,
  isAutomatic: publishedVersion.isAutomatic,
  isCurrent: publishedVersion.isCurrent,
  publishedAt: publishedVersion.publishedAt,
}

type VersionRow = { [Name in keyof typeof versionColumns]: (typeof publishedVersion.$inferSelect)[Name] }

/** Versions as managers see them, each with its publisher. */
export const describedVersions = async (
  tx: Tx,
  rows: readonly VersionRow[],
): Promise<(row: VersionRow) => PublishedVersion> => {
  const ids = rows.map(({ id }) => id)
  const authors = await tx.execute<{ id: string; name: string }>(
    sql`SELECT version_id AS id, name FROM ${schemas.lookups}.authors_of_versions(${boundApp}, ${sql.param(ids)}::uuid[])`,
  )
  const names = new Map(authors.rows.map(({ id, name }) => [id, name]))
  return ({ id, number, note, isAutomatic, isCurrent, publishedAt }) => ({
    versionId: id,
    number,
    note,
    isAutomatic,
    isCurrent,
    publishedAt: publishedAt.toISOString(),
    publishedBy: names.get(id) ?? null,
  })
}

/** Whether each save of the app's content is published. */
export const isPublishedOnSave = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ is: boolean }>(
    sql`SELECT ${schemas.lookups}.publishes_on_save(${boundApp}) AS is`,
  )
  return rows[0]?.is ?? false
}
