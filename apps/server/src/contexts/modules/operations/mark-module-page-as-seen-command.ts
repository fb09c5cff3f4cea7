import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import { openTasks } from '@wohlauf/contract/rules/open-tasks'
import { handle } from '../../../platform/http/mount/handler.ts'
import { findReadingPosition, type ReadingPosition, readingOfPage } from '../reading-position.ts'

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

const idArray = (ids: readonly string[]): string => `{${ids.join(',')}}`

export const markModulePageAsSeenCommand = handle(
  markModulePageAsSeen,
  async (context) => {
    const { input, refuse, batchedWrite } = context
    const position = await findReadingPosition(context, input.modulePageId)
    if (!position) return refuse('not-found')
    const { moduleId, page, seenPageIds, confirmedExercisePageIds } = position
    if (position.isSeen || position.reading.isCompleted) return {}
    if (!position.isReachable) return refuse('module-page-out-of-order')
    if (isSomethingOpen(position)) return refuse('module-page-has-open-tasks')
    await batchedWrite(
      moduleId,
      page.id,
      seenPageIds && idArray(seenPageIds),
      idArray(confirmedExercisePageIds),
      page.title,
      HEALTH_POINTS['module-page-seen'],
    )
    return {}
  },
  { prefetch: [readingOfPage], batchedWrite: 'mark_pages_as_seen' },
)
