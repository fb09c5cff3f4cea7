import { getModulesAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { sql } from 'drizzle-orm'
import { schemas } from '../../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { allModules } from '../../all-modules.ts'

type Count = { moduleId: string; learners: number }

/** Learners who only opened a module are not counted. */
const countLearners = async (tx: Tx): Promise<Map<string, number>> => {
  const { rows } = await tx.execute<Count>(
    sql`SELECT module_id AS "moduleId", learners::integer FROM ${schemas.lookups}.count_learners_in_modules(${boundApp})`,
  )
  return new Map(rows.map(({ moduleId, learners }) => [moduleId, learners]))
}

export const getModulesAsManagerQuery = handle(getModulesAsManager, async ({ tx }) => {
  const [modules, learners] = await Promise.all([allModules(tx), countLearners(tx)])
  return modules.map((module) => ({
    ...module,
    learnersInTheMiddle: learners.get(module.moduleId) ?? 0,
  }))
})
