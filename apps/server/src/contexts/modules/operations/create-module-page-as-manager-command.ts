import { createModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { nextPosition } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdModule } from '../held-rows.ts'
import { modulePage } from '../tables.ts'

export const createModulePageAsManagerCommand = handle(
  createModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const { moduleId, modulePageId } = input
    if (!(await holdModule(tx, moduleId))) return refuse('not-found')
    const isNew = await tx
      .insert(modulePage)
      .values({
        id: modulePageId,
        moduleId,
        title: input.modulePageTitle,
        isExerciseIncluded: input.modulePageIsExerciseIncluded,
        isEnabled: input.modulePageIsEnabled,
        position: nextPosition(modulePage, eq(modulePage.moduleId, moduleId)),
      })
      .onConflictDoNothing()
      .returning({ id: modulePage.id })
    if (isNew.length > 0) return {}
    const [known] = await tx
      .select({ moduleId: modulePage.moduleId })
      .from(modulePage)
      .where(eq(modulePage.id, modulePageId))
    return known?.moduleId === moduleId ? {} : refuse('conflict')
  },
)
