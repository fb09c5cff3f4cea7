import * as z from 'zod/mini'
import { deleteUnlessReferred } from '../../database/delete-unless-referred.ts'
import { defineLooseJob } from '../../jobs/job.ts'
import { image } from '../tables.ts'

/** Copies of a page or an element share it. Bytes that cannot be removed now are left to `remove-stray-files`. */
export const removeUnusedImage = defineLooseJob({
  name: 'remove-unused-image',
  payload: z.object({ imageId: z.uuid() }),
  run: async ({ payload, appId, inTx, services }) => {
    const removed = await inTx((tx) => deleteUnlessReferred(tx, image, payload.imageId))
    if (removed) await services.images.remove(appId, removed.id)
  },
})
