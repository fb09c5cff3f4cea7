import * as z from 'zod/mini'
import { defineLooseJob } from '../../jobs/job.ts'

/** Their rows are deleted already. Bytes that cannot be removed now are left to `remove-stray-files`. */
export const removePrivateImages = defineLooseJob({
  name: 'remove-private-images',
  payload: z.object({ imageIds: z.array(z.uuid()) }),
  run: async ({ payload, appId, services }) => {
    for (const imageId of payload.imageIds) await services.privateImages.remove(appId, imageId)
  },
})
