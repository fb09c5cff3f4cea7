import { imageColumns, toImage } from '../../platform/storage/images/image-columns.ts'
import { module } from './database/tables.ts'

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
