import type { ManagedModuleContent } from '@wohlauf/contract/modules/modules-as-manager'
import type { AppSettings } from '@wohlauf/contract/values/accounts/session-answer'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { image } from '../../platform/storage/tables.ts'
import { module } from './database/tables.ts'
import { loadManagedPages } from './module-details.ts'

export const managedModuleColumns = {
  id: module.id,
  number: module.number,
  title: module.title,
  image: imageColumns,
  isEnabled: module.isEnabled,
  revision: module.revision,
}

type ManagedModuleRow = {
  [Column in Exclude<keyof typeof managedModuleColumns, 'image'>]: (typeof module.$inferSelect)[Column]
} & { image: Parameters<typeof toImage>[0] }

export const toManagedModule = ({ id, image, ...rest }: ManagedModuleRow) => ({
  ...rest,
  moduleId: id,
  image: toImage(image),
})

/** The working state of a module; null for a module that does not exist. */
export const loadManagedModule = async (
  tx: Tx,
  app: Pick<AppSettings, 'appEnabledFeatures'>,
  moduleId: string,
): Promise<ManagedModuleContent | null> => {
  const [[row], pages] = await Promise.all([
    tx
      .select(managedModuleColumns)
      .from(module)
      .innerJoin(image, eq(image.id, module.imageId))
      .where(eq(module.id, moduleId)),
    loadManagedPages(tx, app, moduleId),
  ])
  return row ? { ...toManagedModule(row), pages } : null
}
