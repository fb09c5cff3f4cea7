import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { staffInvitation } from './database/tables.ts'

/**
 * The invitations of an app's managers, and of its sponsors' managers, that cannot be delivered.
 *
 * @returns what an answer says of those of a sponsor, or of the app (null)
 */
export const findUndeliverableStaff = async (tx: Tx, appId: string) => {
  const { sponsorId, emailAddress, undeliverableSince } = staffInvitation
  const rows = await tx
    .select({ sponsorId, emailAddress })
    .from(staffInvitation)
    .where(and(eq(staffInvitation.appId, appId), isNotNull(undeliverableSince)))
    .orderBy(emailAddress)
  return (ofSponsor: string | null): { undeliverableInvitations?: string[] } => {
    const addresses = rows.filter((row) => row.sponsorId === ofSponsor).map((row) => row.emailAddress)
    return addresses.length === 0 ? {} : { undeliverableInvitations: addresses }
  }
}
