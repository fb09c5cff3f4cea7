import type { Tx } from '../../platform/database/transaction.ts'
import type { MailLink } from '../../platform/mail/mail-link.ts'
import { findMailedLink } from '../mailed-links/index.ts'
import { recordSeatDelivery } from './seats.ts'

/** Null once it was delivered. A mail whose link was replaced meanwhile says nothing about the newer mail. */
export const recordDelivery = async (
  tx: Tx,
  { link }: { link: MailLink },
  since: Date | null,
): Promise<void> => {
  const seatId = (await findMailedLink(tx, link))?.seatId
  if (seatId) await recordSeatDelivery(tx, seatId, since)
}
