import { markModulePageAsSeen } from '@wohlauf/contract/modules'
import { openTasks } from '@wohlauf/contract/rules/open-tasks'
import { sendWithCommit } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { healthPointAward } from '../../user-progress/index.ts'
import { seenPageSaving } from '../progress.ts'
import { findReadingPosition, type ReadingPosition } from '../reading-position.ts'

const isSomethingOpen = ({ page, confirmedExercisePageIds, respondedElementIds }: ReadingPosition) =>
  openTasks({
    isExerciseIncluded: page.isExerciseIncluded,
    isExerciseConfirmed: confirmedExercisePageIds.includes(page.id),
    elements: page.tasks.map(({ id, type }) => ({
      contentElementId: id,
      type,
      hasResponded: respondedElementIds.has(id),
    })),
  }).length > 0

export const markModulePageAsSeenCommand = handle(
  markModulePageAsSeen,
  async (context) => {
    const { input, tx, user, now, refuse } = context
    const { modulePageId } = input
    const position = await findReadingPosition(context, modulePageId)
    if (!position) return refuse('not-found')
    if (position.isSeen || position.reading.isCompleted) return {}
    if (!position.isReachable) return refuse('module-page-out-of-order')
    if (isSomethingOpen(position)) return refuse('module-page-has-open-tasks')
    sendWithCommit(tx, ...seenPageSaving(tx, user.id, position.moduleId, modulePageId))
    const award = {
      userId: user.id,
      reason: 'module-page-seen',
      subject: modulePageId,
      title: position.page.title,
    } as const
    sendWithCommit(tx, ...healthPointAward(tx, award, now))
    return {}
  },
  { alongside: ['module-progress'] },
)
