import { updateModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { wasChangedSince } from '../../../platform/database/revision.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdPage } from '../holding.ts'
import { modulePage } from '../tables.ts'

export const updateModulePageAsManagerCommand = handle(
  updateModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const held = await holdPage(tx, input.modulePageId)
    if (!held) return refuse('not-found')
    if (wasChangedSince(held, input.revision)) return refuse('conflict')
    await tx
      .update(modulePage)
      .set({
        title: input.modulePageTitle,
        isExerciseIncluded: input.modulePageIsExerciseIncluded,
        revision: held.revision + 1,
      })
      .where(eq(modulePage.id, held.id))
    return {}
  },
)
