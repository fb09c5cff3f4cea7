import { AUTOSAVE_DAYS } from '@wohlauf/contract/values/limits/autosave-limits'
import { lt } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { autosave } from '../database/tables.ts'

const KEPT_MS = AUTOSAVE_DAYS * 86_400_000

export const removeOldAutosaves = defineSchedule({
  name: 'remove-old-autosaves',
  cron: '55 3 * * *',
  run: async ({ tx, now }) => {
    await tx.delete(autosave).where(lt(autosave.typedAt, new Date(now.getTime() - KEPT_MS)))
  },
})
