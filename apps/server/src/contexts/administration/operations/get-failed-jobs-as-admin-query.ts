import { getFailedJobsAsAdmin } from '@wohlauf/contract/administration/administration-running'
import { handle } from '../../../platform/http/mount/handler.ts'
import { failedJobs, refusedMails } from '../../../platform/jobs/failed-jobs.ts'
import { titlesOfApps } from '../titles-of-apps.ts'
import { jobKind, mailKind } from '../titles-of-kinds.ts'

const MAX_ENTRIES = 50

/** The number in "The mail server answered 550 to RCPT TO." */
const statusIn = (reason: string): number | null => {
  const [status] = /\b[45]\d\d\b/.exec(reason) ?? []
  return status === undefined ? null : Number(status)
}

export const getFailedJobsAsAdminQuery = handle(getFailedJobsAsAdmin, async ({ tx }) => {
  const [jobs, mails] = [await failedJobs(tx, MAX_ENTRIES), await refusedMails(tx, MAX_ENTRIES)]
  const appOf = await titlesOfApps(
    tx,
    [...jobs.entries, ...mails.entries].map(({ appId }) => appId),
  )
  return {
    failedJobs: jobs.entries.map(({ id, name, appId, at, error }) => ({
      jobId: id,
      kind: jobKind(name),
      app: appOf(appId),
      at: at?.toISOString() ?? null,
      error,
    })),
    countOfFailedJobs: jobs.count,
    refusedMails: mails.entries.map(({ id, kind, appId, at, reason }) => ({
      jobId: id,
      kind: mailKind(kind),
      app: appOf(appId),
      at: at.toISOString(),
      status: statusIn(reason),
    })),
    countOfRefusedMails: mails.count,
  }
})
