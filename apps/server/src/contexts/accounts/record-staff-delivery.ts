import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import type { MailLink } from '../../platform/mail/mail-link.ts'
import { findMailedLink } from '../mailed-links/index.ts'
import { staffInvitation } from './database/tables.ts'

export const recordDelivery = async (
  tx: Tx,
  { link }: { link: MailLink },
  since: Date | null,
): Promise<void> => {
  const id = (await findMailedLink(tx, link))?.staffInvitationId
  if (!id) return
  const { undeliverableSince } = staffInvitation
  const isChange = since ? isNull(undeliverableSince) : isNotNull(undeliverableSince)
  await tx
    .update(staffInvitation)
    .set({ undeliverableSince: since })
    .where(and(eq(staffInvitation.id, id), isChange))
}
