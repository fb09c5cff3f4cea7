import { deleteModuleAsManager } from '@wohlauf/contract/modules-as-manager'
import { eq } from 'drizzle-orm'
import { holdList } from '../../../platform/database/hold-list.ts'
import { handle } from '../../../platform/http/handler.ts'
import { module } from '../tables.ts'

export const deleteModuleAsManagerCommand = handle(deleteModuleAsManager, async ({ input, tx, refuse }) => {
  await holdList(tx, module)
  const { rowCount } = await tx.delete(module).where(eq(module.id, input.moduleId))
  return rowCount === 1 ? {} : refuse('not-found')
})
