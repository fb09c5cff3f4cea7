import { seat, sponsor } from '../contexts/sponsors/index.ts'
import type { Tx } from '../platform/database/transaction.ts'
import { appUser } from '../platform/tenancy/tables.ts'
import { DEMO_SEATS, DEMO_SPONSOR } from './sponsor.ts'

const DAY_MS = 86_400_000

/** Creates the sponsor. @returns its id */
export const fillWithSponsor = async (tx: Tx): Promise<string> => {
  const [created] = await tx.insert(sponsor).values(DEMO_SPONSOR).returning({ id: sponsor.id })
  if (!created) throw new Error('the sponsor that was just written is gone')
  return created.id
}

/** Creates its seats; the accounts exist already. */
export const fillWithSeats = async (tx: Tx, sponsorId: string, now: Date): Promise<void> => {
  const accounts = await tx.select({ id: appUser.id, emailAddress: appUser.emailAddress }).from(appUser)
  for (const { emailAddress, status, daysAgo } of DEMO_SEATS) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const accountId = accounts.find((account) => account.emailAddress === emailAddress)?.id ?? null
    await tx.insert(seat).values({ sponsorId, emailAddress, status, accountId, createdAt: at, updatedAt: at })
  }
}
