import { getModulesAsManager } from '@wohlauf/contract/modules-as-manager'
import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/transaction.ts'
import { image } from '../../../platform/files/tables.ts'
import { handle } from '../../../platform/http/handler.ts'
import { managedModuleColumns, toManagedModule } from '../managed-modules.ts'
import { module } from '../tables.ts'

type Count = { moduleId: string; learners: number }

/**
 * How many learners have begun a module and not completed it. Learners who only opened it are not counted;
 * identities are not revealed.
 */
const countLearners = async (tx: Tx): Promise<Map<string, number>> => {
  const { rows } = await tx.execute<Count>(
    sql`SELECT module_id AS "moduleId", learners::integer FROM lookups.count_learners_in_modules()`,
  )
  return new Map(rows.map(({ moduleId, learners }) => [moduleId, learners]))
}

export const getModulesAsManagerQuery = handle(getModulesAsManager, async ({ tx }) => {
  const [rows, learners] = await Promise.all([
    tx
      .select(managedModuleColumns)
      .from(module)
      .innerJoin(image, eq(image.id, module.imageId))
      .orderBy(asc(module.position)),
    countLearners(tx),
  ])
  return rows.map((row) => ({
    ...toManagedModule(row),
    learnersInTheMiddle: learners.get(row.id) ?? 0,
  }))
})
