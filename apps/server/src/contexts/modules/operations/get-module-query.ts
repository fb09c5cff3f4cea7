import { getModule } from '@wohlauf/contract/modules'
import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/database/prepared.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { image } from '../../../platform/files/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { imageColumns, toImage } from '../../../platform/images/image-columns.ts'
import { loadPages } from '../module-details.ts'
import { readingOf } from '../rules/reading.ts'
import { module, moduleProgress } from '../tables.ts'

const moduleQuery = (tx: Tx, name: string) =>
  tx
    .select({
      number: module.number,
      title: module.title,
      image: imageColumns,
      progress: {
        seenPageIds: moduleProgress.seenPageIds,
        confirmedExercisePageIds: moduleProgress.confirmedExercisePageIds,
        completedAt: moduleProgress.completedAt,
      },
      isMostRecentlyViewed: sql<boolean>`${moduleProgress.lastViewedAt} IS NOT NULL AND NOT EXISTS (
        SELECT FROM ${moduleProgress} AS other
        JOIN ${module} AS shown ON shown.app_id = other.app_id AND shown.id = other.module_id AND shown.is_enabled
        WHERE other.app_id = ${boundApp} AND other.user_id = ${sql.placeholder('userId')}
          AND (other.last_viewed_at, other.module_id) > (${moduleProgress.lastViewedAt}, ${moduleProgress.moduleId}))`,
    })
    .from(module)
    .innerJoin(image, eq(image.id, module.imageId))
    .leftJoin(
      moduleProgress,
      and(eq(moduleProgress.userId, sql.placeholder('userId')), eq(moduleProgress.moduleId, module.id)),
    )
    .where(and(eq(module.id, sql.placeholder('moduleId')), eq(module.isEnabled, true)))
    .prepare(name)

export const getModuleQuery = handle(getModule, async ({ input, tx, app, user, refuse }) => {
  const { moduleId } = input
  const [[row], pagesFor] = await Promise.all([
    prepared(tx, 'get-module', moduleQuery).execute({ moduleId, userId: user.id }),
    loadPages(tx, app.appEnabledFeatures, user.id, moduleId),
  ])
  if (!row) return refuse('not-found')
  const pages = pagesFor(row.progress?.confirmedExercisePageIds ?? [])
  return {
    moduleId,
    number: row.number,
    title: row.title,
    image: toImage(row.image),
    ...readingOf(
      pages.map(({ modulePageId }) => modulePageId),
      row.progress?.seenPageIds ?? [],
      row.progress?.completedAt != null,
    ),
    isMostRecentlyViewedModule: row.isMostRecentlyViewed,
    pages,
  }
})
