import { deleteContentElementAsManager } from '@wohlauf/contract/content-elements-as-manager'
import { handle } from '../../../platform/http/handler.ts'
import { removeUnusedImage } from '../../../platform/images/remove-unused-image.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { deletes } from '../../../platform/lists/change-list.ts'
import { ELEMENTS_OF_PAGE } from '../lists.ts'

export const deleteContentElementAsManagerCommand = handle(
  deleteContentElementAsManager,
  deletes(ELEMENTS_OF_PAGE, 'contentElementId', {
    remove: async (tx, { imageId }) => imageId && enqueue(tx, removeUnusedImage, { imageId }),
  }),
)
