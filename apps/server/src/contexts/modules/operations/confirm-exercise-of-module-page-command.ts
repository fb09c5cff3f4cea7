import { confirmExerciseOfModulePage } from '@wohlauf/contract/modules'
import { handle } from '../../../platform/http/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { saveConfirmedExercise } from '../progress.ts'
import { findReadingPlace } from '../reading-place.ts'

export const confirmExerciseOfModulePageCommand = handle(
  confirmExerciseOfModulePage,
  async ({ input, tx, user, now, refuse }) => {
    const place = await findReadingPlace(tx, user.id, input.modulePageId)
    if (!place) return refuse('not-found')
    if (!place.page.isExerciseIncluded) return refuse('exercise-not-included')
    if (!place.isReachable) return refuse('module-page-out-of-order')
    await saveConfirmedExercise(tx, user.id, place.moduleId, input.modulePageId)
    await awardHealthPoints(tx, user.id, 'exercise-confirmed', input.modulePageId, now)
    return {}
  },
)
