import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { mailedLink } from './database/tables.ts'

/** @returns the addresses whose links were still valid */
export const voidWaysBack = async (
  tx: Tx,
  account: { id: string; emailAddress: string },
  now: Date,
): Promise<ReadonlySet<string>> => {
  const isWayBack = and(
    eq(mailedLink.accountId, account.id),
    eq(mailedLink.purpose, 'STOP_EMAIL_CHANGE'),
    ne(mailedLink.emailAddress, account.emailAddress),
  )
  const endedLinks = await tx.delete(mailedLink).where(isWayBack).returning()
  const living = endedLinks.filter(({ usedAt, expiresAt }) => !usedAt && expiresAt > now)
  return new Set(living.flatMap(({ emailAddress }) => emailAddress ?? []))
}
