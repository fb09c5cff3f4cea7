import * as z from 'zod/mini'
import { deleteUnlessReferred } from '../database/delete-unless-referred.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { defineLooseJob } from '../jobs/job.ts'
import { removeUnusedImage } from './images/remove-unused-image.ts'
import { storedFile } from './tables.ts'

/** If the bytes cannot be removed now, `remove-stray-files` removes them later. */
export const removeUnusedFile = defineLooseJob({
  name: 'remove-unused-file',
  payload: z.object({ storedFileId: z.uuid() }),
  run: async ({ payload, inTx, services }) => {
    const removed = await inTx(async (tx) => {
      const file = await deleteUnlessReferred(tx, storedFile, payload.storedFileId)
      if (file?.previewImageId) await enqueue(tx, removeUnusedImage, { imageId: file.previewImageId })
      return file
    })
    if (removed) await services.storage.remove(removed.storageKey)
  },
})
