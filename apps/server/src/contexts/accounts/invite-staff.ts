import { and, eq, isNull, lte } from 'drizzle-orm'
import { anyOf } from '../../platform/database/any-of.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { type StaffRole, staffInvitation } from './database/tables.ts'
import { SENT_ONCE_IN_MS } from './rules/staff-invitation.ts'

export type KnownAddress = { emailAddress: string; hasAccount: boolean }

export type StaffInvitations = {
  appId: string
  role: StaffRole
  sponsorId: string | null
  emailAddresses: readonly string[]
  knownAddresses: readonly KnownAddress[]
  now: Date
}

/**
 * An address with an account is stored as well: only the job that mails finds out, and notifies its owner
 * instead. A retry changes nothing, and a later call lets the job send a new link.
 * @returns the invitations to mail, and the addresses with an account, a seat, or an invitation to something
 * else
 */
export const inviteStaff = async (
  tx: Tx,
  { appId, role, sponsorId, emailAddresses, knownAddresses, now }: StaffInvitations,
): Promise<{ idsToMail: string[]; alreadyKnown: string[] }> => {
  const addressesWithSeat = new Set(
    knownAddresses.flatMap((each) => (each.hasAccount ? [] : [each.emailAddress])),
  )
  const invitedAddresses = emailAddresses.filter((address) => !addressesWithSeat.has(address))
  if (invitedAddresses.length === 0) return { idsToMail: [], alreadyKnown: [...emailAddresses] }
  const added = await tx
    .insert(staffInvitation)
    .values(
      invitedAddresses.map((emailAddress) => ({ appId, emailAddress, role, sponsorId, invitedAt: now })),
    )
    .onConflictDoNothing()
    .returning({ id: staffInvitation.id })
  const isTheirs = and(
    eq(staffInvitation.appId, appId),
    anyOf(staffInvitation.emailAddress, invitedAddresses),
    eq(staffInvitation.role, role),
    sponsorId === null ? isNull(staffInvitation.sponsorId) : eq(staffInvitation.sponsorId, sponsorId),
  )
  const again = await tx
    .update(staffInvitation)
    .set({ invitedAt: now })
    .where(and(isTheirs, lte(staffInvitation.invitedAt, new Date(now.getTime() - SENT_ONCE_IN_MS))))
    .returning({ id: staffInvitation.id })
  const theirs = await tx
    .select({ emailAddress: staffInvitation.emailAddress })
    .from(staffInvitation)
    .where(isTheirs)
  const pending = new Set(theirs.map(({ emailAddress }) => emailAddress))
  const withAccount = new Set(knownAddresses.flatMap((each) => (each.hasAccount ? [each.emailAddress] : [])))
  return {
    idsToMail: [...added, ...again].map(({ id }) => id),
    alreadyKnown: emailAddresses.filter((address) => withAccount.has(address) || !pending.has(address)),
  }
}
