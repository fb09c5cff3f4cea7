import { updateModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../../platform/database/revision.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { modulePage } from '../../database/tables.ts'
import { lockPage } from '../../row-locks.ts'

export const updateModulePageAsManagerCommand = handle(
  updateModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const locked = await lockPage(tx, input.modulePageId)
    if (!locked) return refuse('not-found')
    if (wasChangedSince(locked, input.revision)) return refuse('conflict')
    await tx
      .update(modulePage)
      .set({
        title: input.modulePageTitle,
        isExerciseIncluded: input.modulePageIsExerciseIncluded,
        minutesOverride: input.modulePageMinutesOverride,
        revision: locked.revision + 1,
      })
      .where(eq(modulePage.id, locked.id))
    return {}
  },
  { publishesOnSave: 'module' },
)
