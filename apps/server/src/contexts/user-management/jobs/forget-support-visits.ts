import * as z from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { forgetVisitsInGoneAccounts } from '../../administration/index.ts'

/** Has no account in its payload: it looks for deleted ones, and so also completes an earlier run. */
export const forgetSupportVisits = defineJob({
  name: 'forget-support-visits',
  payload: z.object({}),
  run: ({ appId, services }) => forgetVisitsInGoneAccounts(services.platformPool, appId),
})
