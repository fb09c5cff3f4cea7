import { and, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { staffInvitation } from './database/tables.ts'

/** @returns a function of a sponsor's id, or null for the invitations of the app's managers */
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
