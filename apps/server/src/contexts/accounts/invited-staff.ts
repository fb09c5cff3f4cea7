import { sql } from 'drizzle-orm'
import { schemas } from '../../platform/database/function-schemas.ts'
import { boundApp } from '../../platform/database/tenant-dialect.ts'
import type { Tx } from '../../platform/database/transaction.ts'
import { hashToken, isToken } from '../../platform/sessions/token.ts'
import type { StaffRole } from './database/tables.ts'

type InvitedStaff = { emailAddress: string; role: StaffRole }

/** Null when the link is not valid. */
export const findInvitedStaff = async (tx: Tx, token: string, now: Date): Promise<InvitedStaff | null> => {
  if (!isToken(token)) return null
  const { rows } = await tx.execute<InvitedStaff>(
    sql`SELECT email_address AS "emailAddress", role
      FROM ${schemas.lookups}.find_staff_invitation(${boundApp}, ${hashToken(token)}, ${now.toISOString()}::timestamptz)`,
  )
  return rows[0] ?? null
}

type NewAccount = { id: string; passwordHash: string; firstName: string; lastName: string }

/** One of concurrent calls succeeds. @returns false when the link is not valid, or another account has the address */
export const acceptStaffInvitation = async (
  tx: Tx,
  token: string,
  { id, passwordHash, firstName, lastName }: NewAccount,
  now: Date,
): Promise<boolean> => {
  const { rows } = await tx.execute<{ isAccepted: boolean }>(
    sql`SELECT ${schemas.lookups}.accept_staff_invitation(${boundApp}, ${hashToken(token)}, ${now.toISOString()}::timestamptz, ${id},
      ${passwordHash}, ${firstName}, ${lastName}) AS "isAccepted"`,
  )
  return rows[0]?.isAccepted ?? false
}
