import { markModulePageAsSeen } from '@wohlauf/contract/modules'
import { sendWithCommit } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/handler.ts'
import { healthPointAward } from '../../user-progress/index.ts'
import { seenPageSaving } from '../progress.ts'
import { findReadingPosition, type ReadingPosition } from '../reading-position.ts'
import { hasOpenTasks } from '../rules/open-tasks.ts'

const isSomethingOpen = ({ page, confirmedExercisePageIds, respondedElementIds }: ReadingPosition) =>
  hasOpenTasks({
    isExerciseIncluded: page.isExerciseIncluded,
    isExerciseConfirmed: confirmedExercisePageIds.includes(page.id),
    elements: page.tasks,
    respondedElementIds,
  })

export const markModulePageAsSeenCommand = handle(markModulePageAsSeen, async (context) => {
  const { input, tx, user, now, refuse } = context
  const { modulePageId } = input
  const position = await findReadingPosition(context, modulePageId)
  if (!position) return refuse('not-found')
  if (position.isSeen || position.reading.isCompleted) return {}
  if (!position.isReachable) return refuse('module-page-out-of-order')
  if (isSomethingOpen(position)) return refuse('module-page-has-open-tasks')
  sendWithCommit(tx, ...seenPageSaving(tx, user.id, position.moduleId, modulePageId))
  sendWithCommit(tx, ...healthPointAward(tx, user.id, 'module-page-seen', modulePageId, now))
  return {}
})
