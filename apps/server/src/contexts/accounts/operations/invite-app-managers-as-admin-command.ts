import { inviteAppManagersAsAdmin } from '@wohlauf/contract/administration/administration'
import { eq, sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueueFor } from '../../../platform/jobs/enqueue.ts'
import { app } from '../../../platform/tenancy/tables.ts'
import { inviteStaff, type KnownAddress } from '../invite-staff.ts'
import { mailStaffInvitation } from '../jobs/mail-staff-invitation.ts'

/** Links and mails belong to the app: a job of its own makes them. */
export const inviteAppManagersAsAdminCommand = handle(
  inviteAppManagersAsAdmin,
  async ({ input: { appId, emailAddresses }, tx, now, refuse, addAuditNote }) => {
    const [row] = await tx.select({ appId: app.appId }).from(app).where(eq(app.appId, appId))
    if (!row) return refuse('not-found')
    addAuditNote({ appId })
    const { rows: knownAddresses } = await tx.execute<KnownAddress>(
      sql`SELECT email_address AS "emailAddress", has_account AS "hasAccount"
        FROM ${schemas.resolver}.known_in_app(${appId}, ${sql.param(emailAddresses)}::text[])`,
    )
    const invitations = {
      appId,
      role: 'ROLE_APP_MANAGER',
      sponsorId: null,
      emailAddresses,
      knownAddresses,
      now,
    } as const
    const { idsToMail, alreadyKnown } = await inviteStaff(tx, invitations)
    for (const staffInvitationId of idsToMail)
      await enqueueFor(tx, appId, mailStaffInvitation, { staffInvitationId })
    return { alreadyKnown }
  },
)
