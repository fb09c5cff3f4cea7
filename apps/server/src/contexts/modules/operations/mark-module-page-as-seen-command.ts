import { markModulePageAsSeen } from '@wohlauf/contract/modules/modules'
import { HEALTH_POINTS } from '@wohlauf/contract/rules/health-points'
import { openTasks } from '@wohlauf/contract/rules/open-tasks'
import { sendWithCommit } from '../../../platform/database/transaction.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { healthPointAward } from '../../user-progress/index.ts'
import { moduleProgress } from '../own-progress.ts'
import { seenPageSaving } from '../progress.ts'
import { findPage, findReadingPosition, type ReadingPosition } from '../reading-position.ts'

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

/** Their ids as a database array. */
const idArray = (rows: readonly { id: string }[]): string => `{${rows.map(({ id }) => id).join(',')}}`

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
  {
    prefetch: [moduleProgress],
    /** The rules above as ids, which the statement compares with the user's rows. */
    ownWrite: async (context) => {
      const found = await findPage(context, ({ id }) => id === context.input.modulePageId)
      if (!found) return null
      const { module, page, pageIndex } = found
      return {
        name: 'mark_pages_as_seen',
        values: [
          module.id,
          page.id,
          idArray(module.pages.slice(0, pageIndex)),
          page.isExerciseIncluded,
          idArray(page.tasks),
          page.title,
          HEALTH_POINTS['module-page-seen'],
        ],
      }
    },
  },
)
