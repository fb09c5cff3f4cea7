import { retractExerciseOfModulePage } from '@wohlauf/contract/modules'
import { handle } from '../../../platform/http/handler.ts'
import { saveRetractedExercise } from '../progress.ts'
import { findReadingPlace } from '../reading-place.ts'

/** Takes the tick back, and no points: those never fall. */
export const retractExerciseOfModulePageCommand = handle(
  retractExerciseOfModulePage,
  async ({ input, tx, user, refuse }) => {
    const place = await findReadingPlace(tx, user.id, input.modulePageId)
    if (!place) return refuse('not-found')
    if (!place.page.isExerciseIncluded) return refuse('exercise-not-included')
    if (place.isSeen || place.reading.isCompleted) return refuse('exercise-not-retractable')
    if (!place.isReachable) return refuse('module-page-out-of-order')
    if (place.confirmedExercisePageIds.includes(input.modulePageId))
      await saveRetractedExercise(tx, user.id, place.moduleId, input.modulePageId)
    return {}
  },
)
