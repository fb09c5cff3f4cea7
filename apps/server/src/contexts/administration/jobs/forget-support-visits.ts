import * as z from 'zod/mini'
import type { DeleteOwnData } from '../../../platform/database/own-data.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { forgetVisitsInGoneAccounts } from '../impersonations.ts'

/** Has no account in its payload: it looks for deleted ones, and so also completes an earlier run. */
export const forgetSupportVisits = defineJob({
  name: 'forget-support-visits',
  payload: z.object({}),
  run: ({ appId, services }) => forgetVisitsInGoneAccounts(services.platformPool, appId),
})

export const forgetOwnSupportVisits: DeleteOwnData = (tx) => enqueue(tx, forgetSupportVisits, {})
