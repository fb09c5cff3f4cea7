import * as z from 'zod/mini'
import { deleteUnlessReferred } from '../database/delete-unless-referred.ts'
import { defineJob } from '../jobs/job.ts'
import { storedFile } from './tables.ts'

/** Enqueued by whoever takes a reference to a kept file away: row and bytes go when it was the last one. */
export const removeUnusedFile = defineJob({
  name: 'remove-unused-file',
  payload: z.object({ storedFileId: z.uuid() }),
  run: async ({ payload, tx, services }) => {
    const removed = await deleteUnlessReferred(tx, storedFile, payload.storedFileId)
    if (removed) await services.storage.remove(removed.storageKey)
  },
})
