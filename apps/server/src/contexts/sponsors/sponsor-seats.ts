import { and, count, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/transaction.ts'
import { seat, sponsor } from './tables.ts'

type Sponsor = { id: string; name: string; availableSeats: number }

const columns = { id: sponsor.id, name: sponsor.name, availableSeats: sponsor.availableSeats }

/** The sponsor whose registration link ends in this slug; null when it was renewed or never was one. */
export const findSponsorBySlug = async (tx: Tx, slug: string): Promise<Sponsor | null> => {
  const [row] = await tx.select(columns).from(sponsor).where(eq(sponsor.registrationLinkSlug, slug))
  return row ?? null
}

/**
 * Makes everybody else wait who would take a seat of this sponsor, until the transaction ends. What is free is counted
 * afterwards, from the row as it is then.
 *
 * @param slug given, the link must still be the sponsor's own: it may have been renewed meanwhile
 * @returns null when the sponsor is gone, or the link
 */
export const lockSponsor = async (tx: Tx, sponsorId: string, slug?: string): Promise<Sponsor | null> => {
  const isTheirs = and(
    eq(sponsor.id, sponsorId),
    slug === undefined ? undefined : eq(sponsor.registrationLinkSlug, slug),
  )
  const [row] = await tx.select(columns).from(sponsor).where(isTheirs).for('update')
  return row ?? null
}

/** Every seat counts, from its invitation or the start of a registration on. For managers: strangers see `countSeatsInUse`. */
export const countUsedSeats = async (tx: Tx, sponsorId: string): Promise<number> => {
  const [row] = await tx.select({ used: count() }).from(seat).where(eq(seat.sponsorId, sponsorId))
  return row?.used ?? 0
}
