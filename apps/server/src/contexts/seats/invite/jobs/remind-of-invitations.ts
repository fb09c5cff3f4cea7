import { and, eq, gt, isNull, lt, notExists, or } from 'drizzle-orm'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { defineLooseSchedule } from '../../../../platform/jobs/job.ts'
import { linkTo } from '../../../../platform/mail/mail-link.ts'
import { writeMails } from '../../../../platform/mail/write-mail.ts'
import { appUser } from '../../../../platform/tenancy/tables.ts'
import { mailedLink, recordReminders } from '../../../mailed-links/index.ts'
import { seat, sponsor } from '../../database/tables.ts'
import { dueBefore, remindersDue } from '../../rules/invitation-reminders.ts'
import { invitationReminderMail } from '../mails/invitation-reminder.ts'

/** Invitations per transaction, so that none is locked for long. */
const AT_ONCE = 500

/** Leaves out a link that a registration or revocation has locked: it is gone, or reminded of by the next run. */
const lockSome = (tx: Tx, now: Date) => {
  const isDue = dueBefore(now).map((limit, sentCount) =>
    and(lt(mailedLink.createdAt, limit), lt(mailedLink.remindersSent, sentCount + 1)),
  )
  return tx
    .select({
      linkId: mailedLink.id,
      invitedAt: mailedLink.createdAt,
      expiresAt: mailedLink.expiresAt,
      emailAddress: seat.emailAddress,
      sponsorName: sponsor.name,
    })
    .from(mailedLink)
    .innerJoin(seat, eq(seat.id, mailedLink.seatId))
    .innerJoin(sponsor, eq(sponsor.id, seat.sponsorId))
    .where(
      and(
        eq(mailedLink.purpose, 'INVITATION'),
        isNull(mailedLink.usedAt),
        gt(mailedLink.expiresAt, now),
        eq(seat.status, 'INVITED'),
        or(...isDue),
        notExists(
          tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.emailAddress, seat.emailAddress)),
        ),
      ),
    )
    .limit(AT_ONCE)
    .for('update', { of: mailedLink, skipLocked: true })
}

const remindSome = async (tx: Tx, now: Date): Promise<number> => {
  const invitations = await lockSome(tx, now)
  const byDue = Map.groupBy(invitations, ({ invitedAt }) => remindersDue(invitedAt, now))
  for (const [due, some] of byDue)
    await recordReminders(
      tx,
      some.map(({ linkId }) => linkId),
      due,
    )
  await writeMails(
    tx,
    invitationReminderMail,
    invitations.map(({ linkId, expiresAt, emailAddress, sponsorName }) => ({
      to: emailAddress,
      params: {
        sponsorName,
        validUntil: expiresAt.toISOString(),
        link: linkTo('authentication-user-registration-confirmation', linkId),
      },
    })),
  )
  return invitations.length
}

/** Reminds on the 7th and 21st day, each once, with the link of the invitation: its validity stays the same. */
export const remindOfInvitations = defineLooseSchedule({
  name: 'remind-of-invitations',
  cron: '30 9 * * *',
  run: async ({ inTx, now }) => {
    while ((await inTx((tx) => remindSome(tx, now))) === AT_ONCE);
  },
})
