import { isDeepStrictEqual } from 'node:util'
import { createModulePageAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { nextPosition } from '../../../platform/database/sorting.ts'
import { handle } from '../../../platform/http/handler.ts'
import { holdModule } from '../holding.ts'
import { modulePage } from '../tables.ts'

/** The same page sent twice, which a client does that got no answer, is one; another one under its id is refused. */
export const createModulePageAsManagerCommand = handle(
  createModulePageAsManager,
  async ({ input, tx, refuse }) => {
    const { moduleId, modulePageId } = input
    if (!(await holdModule(tx, moduleId))) return refuse('not-found')
    const page = {
      moduleId,
      title: input.modulePageTitle,
      isExerciseIncluded: input.modulePageIsExerciseIncluded,
      isEnabled: input.modulePageIsEnabled,
    }
    const position = nextPosition(modulePage, eq(modulePage.moduleId, moduleId))
    const { rowCount } = await tx
      .insert(modulePage)
      .values({ id: modulePageId, ...page, position })
      .onConflictDoNothing()
    if (rowCount === 1) return {}
    const { title, isExerciseIncluded, isEnabled } = modulePage
    const [known] = await tx
      .select({ moduleId: modulePage.moduleId, title, isExerciseIncluded, isEnabled })
      .from(modulePage)
      .where(eq(modulePage.id, modulePageId))
    return isDeepStrictEqual(known, page) ? {} : refuse('conflict')
  },
)
