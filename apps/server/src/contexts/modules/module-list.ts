import type { ModuleSummary } from '@wohlauf/contract/modules'
import { and, asc, eq, sql } from 'drizzle-orm'
import { prepared } from '../../platform/database/prepared.ts'
import { ofBoundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { image } from '../../platform/files/tables.ts'
import { imageColumns, toImage } from '../../platform/images/image-columns.ts'
import { readingOf } from './rules/reading.ts'
import { module, modulePage, moduleProgress } from './tables.ts'

const visiblePageIds = sql<string>`coalesce((
  SELECT string_agg(${modulePage.id}::text, ',' ORDER BY ${modulePage.position})
  FROM ${modulePage} WHERE ${ofBoundApp(modulePage)} AND ${modulePage.moduleId} = ${module.id} AND ${modulePage.isEnabled}
), '')`

/** The list's query, which the dashboard shares: an app's visible modules with one user's progress. */
const moduleListQuery = (tx: Tx, name: string) =>
  tx
    .select({
      id: module.id,
      number: module.number,
      title: module.title,
      image: imageColumns,
      pageIds: visiblePageIds,
      seenPageIds: sql<string | null>`array_to_string(${moduleProgress.seenPageIds}, ',')`,
      lastViewedAt: moduleProgress.lastViewedAt,
      completedAt: moduleProgress.completedAt,
    })
    .from(module)
    .innerJoin(image, eq(image.id, module.imageId))
    .leftJoin(
      moduleProgress,
      and(eq(moduleProgress.userId, sql.placeholder('userId')), eq(moduleProgress.moduleId, module.id)),
    )
    .where(eq(module.isEnabled, true))
    .orderBy(asc(module.position))
    .prepare(name)

type Viewed = { id: string; lastViewedAt: Date | null }

/** The module viewed last; of two viewed in the same moment one, the same as the details say. */
const viewedLast = (rows: readonly Viewed[]): string | undefined =>
  rows
    .flatMap(({ id, lastViewedAt }) => (lastViewedAt ? [{ id, at: lastViewedAt.getTime() }] : []))
    .reduce<{ id: string; at: number } | undefined>(
      (last, row) => (!last || row.at > last.at || (row.at === last.at && row.id > last.id) ? row : last),
      undefined,
    )?.id

const ids = (joined: string | null): string[] => (joined ? joined.split(',') : [])

/** A user's modules in the app's order; the one viewed last is marked. */
export const listModules = async (tx: Tx, userId: string): Promise<ModuleSummary[]> => {
  const rows = await prepared(tx, 'list-modules', moduleListQuery).execute({ userId })
  const lastId = viewedLast(rows)
  return rows.map((row) => ({
    moduleId: row.id,
    number: row.number,
    title: row.title,
    image: toImage(row.image),
    ...readingOf(ids(row.pageIds), ids(row.seenPageIds), row.completedAt !== null),
    isMostRecentlyViewedModule: row.id === lastId,
  }))
}
