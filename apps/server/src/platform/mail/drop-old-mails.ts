import { and, eq, lt } from 'drizzle-orm'
import { defineSchedule } from '../jobs/job.ts'
import { mail } from './tables.ts'

const THIRTY_DAYS_MS = 30 * 86_400_000

/** A mail that could not be sent in thirty days is outdated, and its address must not be kept. */
export const dropOldMails = defineSchedule({
  name: 'drop-old-mails',
  cron: '40 3 * * *',
  run: async ({ tx, appId, now }) => {
    const before = new Date(now.getTime() - THIRTY_DAYS_MS)
    await tx.delete(mail).where(and(eq(mail.appId, appId), lt(mail.createdAt, before)))
  },
})
