import { getModuleAsManager } from '@wohlauf/contract/modules/modules-as-manager'
import { eq } from 'drizzle-orm'
import { handle } from '../../../../platform/http/mount/handler.ts'
import { image } from '../../../../platform/storage/tables.ts'
import { module } from '../../database/tables.ts'
import { managedModuleColumns, toManagedModule } from '../../managed-modules.ts'
import { loadManagedPages } from '../../module-details.ts'

export const getModuleAsManagerQuery = handle(getModuleAsManager, async ({ input, tx, app, refuse }) => {
  const [[row], pages] = await Promise.all([
    tx
      .select(managedModuleColumns)
      .from(module)
      .innerJoin(image, eq(image.id, module.imageId))
      .where(eq(module.id, input.moduleId)),
    loadManagedPages(tx, app, input.moduleId),
  ])
  return row ? { ...toManagedModule(row), pages } : refuse('not-found')
})
