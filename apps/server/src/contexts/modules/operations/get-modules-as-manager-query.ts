import { getModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { image } from '../../../platform/files/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { managedModuleColumns, toManagedModule } from '../managed-modules.ts'
import { module, moduleProgress } from '../tables.ts'

/** Who only looked in has nothing to lose. */
const hasBegun = sql`cardinality(${moduleProgress.seenPageIds}) + cardinality(${moduleProgress.confirmedExercisePageIds}) > 0`

export const getModulesAsManagerQuery = handle(getModulesAsManager, async ({ tx }) => {
  const inTheMiddle = tx
    .select({ moduleId: moduleProgress.moduleId, learners: count().as('learners') })
    .from(moduleProgress)
    .where(and(isNull(moduleProgress.completedAt), hasBegun))
    .groupBy(moduleProgress.moduleId)
    .as('in_the_middle')
  const rows = await tx
    .select({ ...managedModuleColumns, learnersInTheMiddle: inTheMiddle.learners })
    .from(module)
    .innerJoin(image, eq(image.id, module.imageId))
    .leftJoin(inTheMiddle, eq(inTheMiddle.moduleId, module.id))
    .orderBy(asc(module.position))
  return rows.map(({ learnersInTheMiddle, ...row }) => ({
    ...toManagedModule(row),
    learnersInTheMiddle: learnersInTheMiddle ?? 0,
  }))
})
