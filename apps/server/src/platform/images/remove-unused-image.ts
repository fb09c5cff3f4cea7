import * as z from 'zod/mini'
import { deleteUnlessReferred } from '../database/delete-unless-referred.ts'
import { image } from '../files/tables.ts'
import { defineJob } from '../jobs/job.ts'
import { imageFolder } from './image-key.ts'

/**
 * Enqueued by whoever takes a reference to a picture away: row and files go when it was the last one. Copies of a page or
 * an element share their picture.
 */
export const removeUnusedImage = defineJob({
  name: 'remove-unused-image',
  payload: z.object({ imageId: z.uuid() }),
  run: async ({ payload, appId, tx, services }) => {
    const removed = await deleteUnlessReferred(tx, image, payload.imageId)
    if (removed) await services.storage.removeAll(imageFolder(appId, removed.id))
  },
})
