import { lt } from 'drizzle-orm'
import { defineSchedule } from '../../../platform/jobs/job.ts'
import { staffInvitation } from '../database/tables.ts'
import { expiredSince } from '../rules/staff-invitation.ts'

/** Their links are removed too: the address may then be invited to something else. */
export const removeExpiredStaffInvitations = defineSchedule({
  name: 'remove-expired-staff-invitations',
  cron: '27 3 * * *',
  run: async ({ tx, now }) => {
    await tx.delete(staffInvitation).where(lt(staffInvitation.invitedAt, expiredSince(now)))
  },
})
