import { eq, sql } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import type { MailLink } from '../../platform/mail/mail-link.ts'
import { mailedLink } from './database/tables.ts'

/** The link in a mail; null when it was replaced meanwhile. Only for jobs. */
export const findMailedLink = async (tx: Tx, { tokenId }: MailLink) => {
  if (tokenId === undefined) return null
  const [link] = await tx.select().from(mailedLink).where(eq(mailedLink.id, tokenId))
  return link ?? null
}

/** Records how many reminders of these invitations were sent. */
export const recordReminders = async (
  tx: Tx,
  linkIds: readonly string[],
  remindersSent: number,
): Promise<void> => {
  await tx
    .update(mailedLink)
    .set({ remindersSent: sql`${remindersSent}::smallint` })
    .where(anyOf(mailedLink.id, linkIds))
}
