import { sql } from 'drizzle-orm'
import { schemas } from '../database/function-schemas.ts'
import { defineSchedule } from '../jobs/job.ts'

/** Entries belong to no app: the first app whose job runs removes the old ones for all. */
export const removeOldAuditEntries = defineSchedule({
  name: 'remove-old-audit-entries',
  cron: '20 4 * * *',
  run: async ({ tx }) => void (await tx.execute(sql`SELECT ${schemas.resolver}.remove_old_audit_entries()`)),
})
