import { sql } from 'drizzle-orm'
import { defineSchedule } from '../jobs/job.ts'

/** Entries belong to no app: whichever app's turn comes first removes the old ones for all. How old, the database says. */
export const removeOldAuditEntries = defineSchedule({
  name: 'remove-old-audit-entries',
  cron: '20 4 * * *',
  run: async ({ tx }) => void (await tx.execute(sql`SELECT resolver.remove_old_audit_entries()`)),
})
