import { enqueue } from '../../jobs/enqueue.ts'
import { removeUnusedImage } from '../../storage/images/remove-unused-image.ts'
import { deletes } from '../lists/change-list.ts'
import type { ListOfParent } from '../lists/managed-list.ts'
import type { ElementTable } from './element-store.ts'

/** Deletes an element, and its picture if no other element shares it. */
export const deletesElement = <T extends ElementTable, Name extends string>(list: ListOfParent<T, Name>) =>
  deletes(list, {
    remove: async (tx, { imageId }) =>
      typeof imageId === 'string' && enqueue(tx, removeUnusedImage, { imageId }),
  })
