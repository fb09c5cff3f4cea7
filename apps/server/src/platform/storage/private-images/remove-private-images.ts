import * as z from 'zod/mini'
import { defineLooseJob } from '../../jobs/job.ts'

/** Their rows are deleted already. If the bytes cannot be removed now, `remove-stray-files` removes them later. */
export const removePrivateImages = defineLooseJob({
  name: 'remove-private-images',
  payload: z.object({ imageIds: z.array(z.uuid()) }),
  run: async ({ payload, appId, services }) => {
    for (const imageId of payload.imageIds) await services.privateImages.remove(appId, imageId)
  },
})
