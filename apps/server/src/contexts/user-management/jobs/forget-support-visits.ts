import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { forgetVisitsInGoneAccounts } from '../../administration/index.ts'

/** Names no account: it looks which are gone, and so also finishes what an earlier run did not. */
export const forgetSupportVisits = defineJob({
  name: 'forget-support-visits',
  payload: z.object({}),
  run: ({ appId, services }) => forgetVisitsInGoneAccounts(services.platformPool, appId),
})
