import { retryFailedJobAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { handle } from '../../../platform/http/mount/handler.ts'
import { retryFailed } from '../../../platform/jobs/failed-jobs.ts'

export const retryFailedJobAsAdminCommand = handle(
  retryFailedJobAsAdmin,
  async ({ input, tx, refuse, addAuditNote }) => {
    const job = await retryFailed(tx, input.jobId)
    if (!job) return refuse('not-found')
    if (job.appId) addAuditNote({ appId: job.appId })
    return {}
  },
)
