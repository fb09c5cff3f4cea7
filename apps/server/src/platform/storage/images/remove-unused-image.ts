import * as z from 'zod/mini'
import { deleteUnlessReferred } from '../../database/delete-unless-referred.ts'
import { defineLooseJob } from '../../jobs/job.ts'
import { image } from '../tables.ts'

/**
 * Copies of a page or an element share it. If its bytes cannot be removed now, `remove-stray-files` removes them
 * later.
 */
export const removeUnusedImage = defineLooseJob({
  name: 'remove-unused-image',
  payload: z.object({ imageId: z.uuid() }),
  run: async ({ payload, appId, inTx, services }) => {
    const removed = await inTx((tx) => deleteUnlessReferred(tx, image, payload.imageId))
    if (removed) await services.images.remove(appId, removed.id)
  },
})
