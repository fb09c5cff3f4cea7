import { lt, or } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { accountRequest, mailedLink } from '../database/tables.ts'

const DAY_MS = 86_400_000

/**
 * A month to investigate what happened to a link; a request that no job could answer in three days is
 * obsolete.
 */
const LINK_KEPT_MS = 30 * DAY_MS
const REQUEST_KEPT_MS = 3 * DAY_MS

export const removeExpiredLinks = defineSchedule({
  name: 'remove-expired-links',
  cron: '20 3 * * *',
  run: async ({ tx, now }) => {
    const before = (ms: number) => new Date(now.getTime() - ms)
    await tx
      .delete(mailedLink)
      .where(or(lt(mailedLink.expiresAt, before(LINK_KEPT_MS)), lt(mailedLink.usedAt, before(LINK_KEPT_MS))))
    await tx.delete(accountRequest).where(lt(accountRequest.createdAt, before(REQUEST_KEPT_MS)))
  },
})
