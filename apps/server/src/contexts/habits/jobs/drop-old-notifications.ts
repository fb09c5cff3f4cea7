import { lt } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { notification } from '../database/tables.ts'
import { KEPT_MS } from '../rules/notification-life.ts'

export const dropOldNotifications = defineSchedule({
  name: 'drop-old-notifications',
  cron: '50 3 * * *',
  run: async ({ tx, now }) => {
    await tx.delete(notification).where(lt(notification.createdAt, new Date(now.getTime() - KEPT_MS)))
  },
})
