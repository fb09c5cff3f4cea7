import * as z from 'zod/mini'
import { defineLooseJob } from '../../jobs/job.ts'
import { logoKey } from './logo-key.ts'

/** Removes a logo's bytes after the commit. If that fails, `remove-stray-files` removes them later. */
export const removeLogo = defineLooseJob({
  name: 'remove-logo',
  payload: z.object({ logoId: z.uuid() }),
  run: ({ payload, appId, services }) => services.storage.remove(logoKey(appId, payload.logoId)),
})
