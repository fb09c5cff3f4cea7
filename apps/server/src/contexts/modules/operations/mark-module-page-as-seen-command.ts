import { markModulePageAsSeen } from '@wohlauf/contract/modules'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { saveSeenPage } from '../progress.ts'
import { findReadingPosition, type ReadingPosition } from '../reading-position.ts'
import { hasOpenTasks } from '../rules/open-tasks.ts'
import { contentElement, contentElementResponse } from '../tables.ts'

const isSomethingOpen = async (
  tx: Tx,
  userId: string,
  { page, confirmedExercisePageIds }: ReadingPosition,
) => {
  const elements = await tx
    .select({
      id: contentElement.id,
      type: contentElement.type,
      respondedAt: contentElementResponse.createdAt,
    })
    .from(contentElement)
    .leftJoin(
      contentElementResponse,
      and(
        eq(contentElementResponse.userId, userId),
        eq(contentElementResponse.contentElementId, contentElement.id),
      ),
    )
    .where(eq(contentElement.modulePageId, page.id))
  return hasOpenTasks({
    isExerciseIncluded: page.isExerciseIncluded,
    isExerciseConfirmed: confirmedExercisePageIds.includes(page.id),
    elements,
    respondedElementIds: new Set(elements.filter(({ respondedAt }) => respondedAt).map(({ id }) => id)),
  })
}

export const markModulePageAsSeenCommand = handle(
  markModulePageAsSeen,
  async ({ input, tx, user, now, refuse }) => {
    const position = await findReadingPosition(tx, user.id, input.modulePageId)
    if (!position) return refuse('not-found')
    if (position.isSeen || position.reading.isCompleted) return {}
    if (!position.isReachable) return refuse('module-page-out-of-order')
    if (await isSomethingOpen(tx, user.id, position)) return refuse('module-page-has-open-tasks')
    await Promise.all([
      saveSeenPage(tx, user.id, position.moduleId, input.modulePageId),
      awardHealthPoints(tx, user.id, 'module-page-seen', input.modulePageId, now),
    ])
    return {}
  },
)
