import { and, count, eq, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { image } from '../../platform/storage/tables.ts'
import {
  imagesIn,
  isCurrentVersionOf,
  publishedVersion,
  rowFrom,
  rowsFrom,
  type Snapshot,
  type VersionedRow,
} from '../versions/index.ts'
import { contentElement, module, modulePage } from './database/tables.ts'

/** A module as it was published, with its pages and their elements in their order; `database/versions.sql` makes the snapshot. */
export type PublishedModule = {
  head: VersionedRow<typeof module>
  pages: readonly VersionedRow<typeof modulePage>[]
  elements: readonly VersionedRow<typeof contentElement>[]
  elementsOf: (pageId: string) => readonly VersionedRow<typeof contentElement>[]
  /** @throws Error for a picture that the version does not show */
  imageOf: (imageId: string) => VersionedRow<typeof image>
}

export const readModule = (snapshot: Snapshot): PublishedModule => {
  const elements = rowsFrom(contentElement, snapshot, 'elements')
  const byPage = Map.groupBy(elements, ({ modulePageId }) => modulePageId)
  return {
    head: rowFrom(module, snapshot.item),
    pages: rowsFrom(modulePage, snapshot, 'pages'),
    elements,
    elementsOf: (pageId) => byPage.get(pageId) ?? [],
    imageOf: imagesIn(snapshot),
  }
}

/** A module's version that learners read, to be joined with the module. */
export const isCurrentVersion = isCurrentVersionOf('moduleId', module.id)

/**
 * The published state of modules, also hidden ones. Keys are modules' ids; missing for one that was never published.
 */
export const loadPublishedModules = async (
  tx: Tx,
  moduleIds: readonly string[],
): Promise<Map<string, PublishedModule>> => {
  const rows = await tx
    .select({ moduleId: publishedVersion.moduleId, snapshot: publishedVersion.snapshot })
    .from(publishedVersion)
    .where(and(anyOf(publishedVersion.moduleId, [...moduleIds]), eq(publishedVersion.isCurrent, true)))
  return new Map(
    rows.flatMap(({ moduleId, snapshot }) => (moduleId ? [[moduleId, readModule(snapshot)]] : [])),
  )
}

/** How many modules a learner can complete: those that are shown, and have a page. */
export const countReadableModules = async (tx: Tx): Promise<number> => {
  const hasPage = sql`jsonb_path_exists(${publishedVersion.snapshot}, '$.pages[*] ? (@.is_enabled == true)')`
  const [row] = await tx
    .select({ modules: count() })
    .from(module)
    .innerJoin(publishedVersion, isCurrentVersion)
    .where(and(eq(module.isEnabled, true), hasPage))
  return row?.modules ?? 0
}
