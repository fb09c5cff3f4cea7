import { createModulePageAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { eq } from 'drizzle-orm'
import { insertOnce } from '../../../../platform/database/insert-once.ts'
import { nextPosition } from '../../../../platform/database/sorting.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { modulePage } from '../../database/tables.ts'
import { lockModule } from '../../row-locks.ts'

export const createModulePageAsManagerCommand = handle(
  createModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const { moduleId, modulePageId } = input
    if (!(await lockModule(tx, moduleId))) return refuse('not-found')
    const fields = {
      moduleId,
      title: input.modulePageTitle,
      isExerciseIncluded: input.modulePageIsExerciseIncluded,
      minutesOverride: input.modulePageMinutesOverride ?? null,
      isEnabled: input.modulePageIsEnabled,
    }
    const position = await nextPosition(tx, modulePage, eq(modulePage.moduleId, moduleId))
    const outcome = await insertOnce(tx, modulePage, {
      row: { id: modulePageId, ...fields, position },
      written: fields,
      find: async () => {
        const { moduleId, title, isExerciseIncluded, minutesOverride, isEnabled } = modulePage
        const pages = tx
          .select({ moduleId, title, isExerciseIncluded, minutesOverride, isEnabled })
          .from(modulePage)
        return (await pages.where(eq(modulePage.id, modulePageId)))[0]
      },
    })
    return outcome === 'conflict' ? refuse('conflict') : {}
  },
  { publishesOnSave: 'module' },
)
