import { imageColumns, toImage } from '../../platform/images/image-columns.ts'
import { module } from './tables.ts'

/** The columns of a module that a query selects for its managers. */
export const managedModuleColumns = {
  id: module.id,
  number: module.number,
  title: module.title,
  image: imageColumns,
  isEnabled: module.isEnabled,
  revision: module.revision,
}

type ModuleRow = {
  id: string
  number: number
  title: string
  image: Parameters<typeof toImage>[0]
  isEnabled: boolean
  revision: number
}

export const toManagedModule = ({ id, image, number, title, isEnabled, revision }: ModuleRow) => ({
  moduleId: id,
  number,
  title,
  image: toImage(image),
  isEnabled,
  revision,
})
