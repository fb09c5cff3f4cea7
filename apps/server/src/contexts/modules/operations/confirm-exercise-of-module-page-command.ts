import { confirmExerciseOfModulePage } from '@wohlauf/contract/modules/modules'
import { handle } from '../../../platform/http/mount/handler.ts'
import { awardHealthPoints } from '../../user-progress/index.ts'
import { saveConfirmedExercise } from '../progress.ts'
import { findReadingPosition, readingOfPage } from '../reading-position.ts'

export const confirmExerciseOfModulePageCommand = handle(
  confirmExerciseOfModulePage,
  async (context) => {
    const { input, tx, user, now, refuse } = context
    const position = await findReadingPosition(context, input.modulePageId)
    if (!position) return refuse('not-found')
    if (!position.page.isExerciseIncluded) return refuse('exercise-not-included')
    if (!position.isReachable) return refuse('module-page-out-of-order')
    await saveConfirmedExercise(tx, user.id, position.moduleId, input.modulePageId)
    await awardHealthPoints(
      tx,
      {
        userId: user.id,
        reason: 'exercise-confirmed',
        subject: input.modulePageId,
        title: position.page.title,
      },
      now,
    )
    return {}
  },
  { prefetch: [readingOfPage] },
)
