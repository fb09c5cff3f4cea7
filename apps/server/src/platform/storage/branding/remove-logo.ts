import * as z from 'zod/mini'
import { defineLooseJob } from '../../jobs/job.ts'
import { logoKey } from './logo-key.ts'

/** Removes the bytes of a logo that was replaced or removed, after the commit. Bytes that cannot be removed now are left to `remove-stray-files`. */
export const removeLogo = defineLooseJob({
  name: 'remove-logo',
  payload: z.object({ logoId: z.uuid() }),
  run: ({ payload, appId, services }) => services.storage.remove(logoKey(appId, payload.logoId)),
})
