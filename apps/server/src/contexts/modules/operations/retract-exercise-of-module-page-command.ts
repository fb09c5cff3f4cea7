import { retractExerciseOfModulePage } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { saveRetractedExercise } from '../progress.ts'
import { findReadingPosition, readingOfPage } from '../reading-position.ts'

/** Retracts the confirmation, but no points: those never decrease. */
export const retractExerciseOfModulePageCommand = handle(
  retractExerciseOfModulePage,
  async (context) => {
    const { input, tx, user, refuse } = context
    const position = await findReadingPosition(context, input.modulePageId)
    if (!position) return refuse('not-found')
    if (!position.page.isExerciseIncluded) return refuse('exercise-not-included')
    if (position.isSeen || position.reading.isCompleted) return refuse('exercise-not-retractable')
    if (!position.isReachable) return refuse('module-page-out-of-order')
    if (position.confirmedExercisePageIds.includes(input.modulePageId))
      await saveRetractedExercise(tx, user.id, position.moduleId, input.modulePageId)
    return {}
  },
  { prefetch: [readingOfPage] },
)
