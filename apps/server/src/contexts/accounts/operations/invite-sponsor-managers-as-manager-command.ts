import { inviteSponsorManagersAsManager } from '@wohlauf/contract/seats/sponsors-as-manager'
import { sql } from 'drizzle-orm'
import { schemas } from '../../../platform/database/function-schemas.ts'
import { boundApp } from '../../../platform/database/tenant-dialect.ts'
import { handle } from '../../../platform/http/mount/handler.ts'
import { enqueueEach } from '../../../platform/jobs/enqueue.ts'
import { findSponsor } from '../../seats/index.ts'
import { inviteStaff, type KnownAddress } from '../invite-staff.ts'
import { mailStaffInvitation } from '../jobs/mail-staff-invitation.ts'

export const inviteSponsorManagersAsManagerCommand = handle(
  inviteSponsorManagersAsManager,
  async ({ input: { sponsorId, emailAddresses }, tx, app, now, refuse }) => {
    if (!(await findSponsor(tx, sponsorId))) return refuse('not-found')
    const { rows: knownAddresses } = await tx.execute<KnownAddress>(
      sql`SELECT email_address AS "emailAddress", has_account AS "hasAccount"
        FROM ${schemas.lookups}.known_addresses(${boundApp}, ${sql.param(emailAddresses)}::text[])`,
    )
    const { idsToMail, alreadyKnown } = await inviteStaff(tx, {
      appId: app.appId,
      role: 'ROLE_SPONSOR_MANAGER',
      sponsorId,
      emailAddresses,
      knownAddresses,
      now,
    })
    await enqueueEach(
      tx,
      mailStaffInvitation,
      idsToMail.map((staffInvitationId) => ({ staffInvitationId })),
    )
    return { alreadyKnown }
  },
)
