import { markModuleAsCompleted } from '@wohlauf/contract/modules/modules'
import { isSuccessReachable } from '@wohlauf/contract/rules/reading'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { moduleProgress } from '../own-progress.ts'
import { saveCompleted } from '../progress.ts'
import { findModuleReading } from '../reading-position.ts'

export const markModuleAsCompletedCommand = handle(
  markModuleAsCompleted,
  async (context) => {
    const { input, tx, user, now, refuse } = context
    const moduleReading = await findModuleReading(context, input.moduleId)
    if (!moduleReading) return refuse('not-found')
    if (moduleReading.reading.isCompleted) return {}
    if (!isSuccessReachable(moduleReading.reading, moduleReading.pageCount))
      return refuse('module-not-finished')
    await saveCompleted(tx, user.id, input.moduleId, now)
    await awardHealthPoints(
      tx,
      { userId: user.id, reason: 'module-completed', subject: input.moduleId, title: moduleReading.title },
      now,
    )
    return {}
  },
  { prefetch: [moduleProgress] },
)
