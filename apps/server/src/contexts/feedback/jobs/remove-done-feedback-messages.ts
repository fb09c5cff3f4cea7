import { lt } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { feedbackMessage } from '../database/tables.ts'

const KEPT_MS = 90 * 86_400_000

/** Messages marked as done are kept for three months, for questions. */
export const removeDoneFeedbackMessages = defineSchedule({
  name: 'remove-done-feedback-messages',
  cron: '40 3 * * *',
  run: async ({ tx, now }) => {
    await tx.delete(feedbackMessage).where(lt(feedbackMessage.doneAt, new Date(now.getTime() - KEPT_MS)))
  },
})
