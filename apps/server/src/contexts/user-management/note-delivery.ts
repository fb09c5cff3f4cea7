import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { MailLink } from '../../platform/mail/mail-link.ts'
import { noteSeatDelivery } from '../sponsors/index.ts'
import { mailedLink, staffInvitation } from './database/tables.ts'

/**
 * Of a mail with the link of a seat or of an invitation of staff: since when it cannot be delivered; null once it was. One
 * whose link was replaced meanwhile says nothing about the newer mail.
 */
export const noteDelivery = async (
  tx: Tx,
  { link: { tokenId } }: { link: MailLink },
  since: Date | null,
): Promise<void> => {
  if (tokenId === undefined) return
  const [link] = await tx.select().from(mailedLink).where(eq(mailedLink.id, tokenId))
  if (link?.seatId) await noteSeatDelivery(tx, link.seatId, since)
  if (!link?.staffInvitationId) return
  const { undeliverableSince } = staffInvitation
  await tx
    .update(staffInvitation)
    .set({ undeliverableSince: since })
    .where(
      and(
        eq(staffInvitation.id, link.staffInvitationId),
        since ? isNull(undeliverableSince) : isNotNull(undeliverableSince),
      ),
    )
}
