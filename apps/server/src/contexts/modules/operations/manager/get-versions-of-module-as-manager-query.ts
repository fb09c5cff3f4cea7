import { getVersionsOfModuleAsManager } from '@wohlauf/contract/modules/versions-of-module-as-manager'
import { and, eq } from 'drizzle-orm'
import { pageOf } from '../../../../platform/http/lists/page.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { describedVersions, publishedVersion, VERSIONS, versionColumns } from '../../../versions/index.ts'
import { module } from '../../database/tables.ts'

export const getVersionsOfModuleAsManagerQuery = handle(getVersionsOfModuleAsManager, async (context) => {
  const { tx, input, refuse } = context
  const { moduleId } = input
  const page = pageOf(VERSIONS, context)
  const [[own], rows] = await Promise.all([
    tx.select({ id: module.id }).from(module).where(eq(module.id, moduleId)),
    tx
      .select({ key: page.key, ...versionColumns })
      .from(publishedVersion)
      .where(and(page.condition, eq(publishedVersion.moduleId, moduleId)))
      .orderBy(...page.orderBy)
      .limit(page.limit),
  ])
  if (!own) return refuse('not-found')
  return page.answer(rows, await describedVersions(tx, rows))
})
