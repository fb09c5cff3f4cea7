import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { image } from '../../platform/storage/tables.ts'
import { module } from './database/tables.ts'
import { managedModuleColumns, toManagedModule } from './managed-modules.ts'

export const allModules = async (tx: Tx) => {
  const rows = await tx
    .select(managedModuleColumns)
    .from(module)
    .innerJoin(image, eq(image.id, module.imageId))
    .orderBy(asc(module.position))
  return rows.map(toManagedModule)
}
