import { getModuleOverviewAsManager } from '@wohlauf/contract/overview/overview'
import { shownEstimate } from '@wohlauf/contract/rules/estimate-people'
import { isNull } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { openMessagesOfModules } from '../../feedback/index.ts'
import { outlineModules } from '../../modules/index.ts'
import { readingFigure } from '../database/tables.ts'

const figuresOfModules = (tx: Tx) =>
  tx
    .select({ moduleId: readingFigure.moduleId, kind: readingFigure.kind, estimate: readingFigure.estimate })
    .from(readingFigure)
    .where(isNull(readingFigure.modulePageId))

export const getModuleOverviewAsManagerQuery = handle(getModuleOverviewAsManager, async ({ tx, app }) => {
  const [outlines, figures, messages] = await Promise.all([
    outlineModules(tx, app.appId),
    figuresOfModules(tx),
    openMessagesOfModules(tx),
  ])
  const figuresOf = Map.groupBy(figures, ({ moduleId }) => moduleId)
  return outlines.map(({ moduleId, pages, minutes }) => {
    const people = (kind: string) =>
      shownEstimate(figuresOf.get(moduleId)?.find((figure) => figure.kind === kind)?.estimate)
    return {
      moduleId,
      pages,
      minutes,
      readers: people('READ'),
      finished: people('FINISHED'),
      openMessages: messages.get(moduleId) ?? 0,
    }
  })
})
