import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { linkTo } from '../../../platform/mail/mail-link.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import { appUser } from '../../../platform/tenancy/tables.ts'
import { createLink, mailAlreadyRegistered, voidLinks, wasLinkMailedSince } from '../../mailed-links/index.ts'
import { findSponsor } from '../../seats/index.ts'
import { staffInvitation } from '../database/tables.ts'
import { appManagerInvitationMail } from '../mails/app-manager-invitation.ts'
import { sponsorManagerInvitationMail } from '../mails/sponsor-manager-invitation.ts'

type Invitation = typeof staffInvitation.$inferSelect

const PURPOSE = 'STAFF_INVITATION'

const writeInvitation = async (
  { tx, appId, services, now }: Omit<JobContext<unknown>, 'payload' | 'log'>,
  { id, emailAddress, sponsorId }: Invitation,
): Promise<void> => {
  await voidLinks(tx, { staffInvitationId: id }, [PURPOSE])
  const tokenId = await createLink(tx, services, appId, { purpose: PURPOSE, staffInvitationId: id }, now)
  const link = linkTo('authentication-user-registration-confirmation', tokenId)
  const letter = { to: emailAddress, isOfMany: true }
  if (sponsorId === null) await writeMail(tx, appManagerInvitationMail, { ...letter, params: { link } })
  else
    await writeMail(tx, sponsorManagerInvitationMail, {
      ...letter,
      params: { sponsorName: (await findSponsor(tx, sponsorId))?.name ?? '', link },
    })
}

/**
 * Mails the link, or notifies an account's owner of an invitation, which is void then. One call makes up to a
 * thousand.
 */
export const mailStaffInvitation = defineJob({
  name: 'mail-staff-invitation',
  payload: z.object({ staffInvitationId: z.uuid() }),
  run: async ({ payload: { staffInvitationId }, ...context }) => {
    const { tx } = context
    const byId = eq(staffInvitation.id, staffInvitationId)
    const [invitation] = await tx.select().from(staffInvitation).where(byId).for('update')
    if (!invitation) return
    const [account] = await tx.select().from(appUser).where(eq(appUser.emailAddress, invitation.emailAddress))
    if (account) {
      await mailAlreadyRegistered(tx, account, { isOfMany: true })
      await tx.delete(staffInvitation).where(byId)
      return
    }
    const justBefore = new Date(invitation.invitedAt.getTime() - 1)
    if (await wasLinkMailedSince(tx, { staffInvitationId }, { purpose: PURPOSE }, justBefore)) return
    await writeInvitation(context, invitation)
  },
})
